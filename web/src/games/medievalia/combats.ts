// A battle as columns, one an attacking army: who is in it, whom or what it meets, what that comes to.
import { enemies, findFigure, lordOf, type Battle, type Owned, type Table } from './table.ts';

export interface Column {
  army: number;
  attackers: Owned[];
  defenders: Owned[];
  /** A territory or the city that is attacked. */
  target: string | null;
  /** M7.16 The army whose combat it joined. */
  joins: number | null;
  /** M7.6 It attacks nothing. */
  holds: boolean;
  /** The sums of attack that meet, the other armies of the combat included; null: no combat yet. */
  attack: number | null;
  counter: number | null;
  /** Whether its combat's damage is being ordered. */
  ordering: boolean;
}

const found = (table: Table, pieces: readonly string[]): Owned[] =>
  pieces.flatMap((piece) => findFigure(table, piece) ?? []);
const sum = (figures: readonly Owned[]): number =>
  figures.reduce((total, { attack }) => total + attack, 0);

export function columnsOf(table: Table, battle: Battle): Column[] {
  return Array.from({ length: battle.armies }, (_, i) => {
    const army = i + 1;
    const here = found(
      table,
      Object.keys(battle.sent).filter((piece) => battle.sent[piece] === army),
    );
    const attackers = here.filter(({ seat }) => seat === battle.attacker);
    const aim = battle.aims[i] ?? null;
    const joins = aim?.startsWith('join ') ? Number(aim.slice(5)) : null;
    const combat = battle.combats.find(
      (one) => (joins ?? army) === one.army || (one.target !== null && one.target === aim),
    );
    const opposed = here.filter(({ seat }) => seat !== battle.attacker);
    const defenders =
      joins === null && combat?.army === army ? found(table, combat.defenders) : opposed;
    return {
      army,
      attackers,
      defenders,
      joins: joins ?? (combat && combat.army !== army ? combat.army : null),
      holds: aim === 'hold',
      target: combat?.army === army ? combat.target : null,
      attack: combat?.army === army ? combat.attack : attackers.length ? sum(attackers) : null,
      counter: combat?.army === army ? combat.counter : opposed.length ? sum(opposed) : null,
      ordering: battle.ordering === army && table.phase === 'damage',
    };
  });
}

/** How much damage these figures and walls still bear together. */
export const bears = (
  battle: Battle,
  figures: readonly Owned[],
  walls: readonly string[],
): number =>
  figures.reduce((total, figure) => total + figure.bears, 0) +
  walls.reduce((total, wall) => total + (battle.walls_bear[wall] ?? 0), 0);

/** The military buildings of a target. */
export function wallsOf(table: Table, battle: Battle, target: string | null): string[] {
  const lord = lordOf(table, battle.zone);
  const land =
    lord === null ? undefined : table.players[lord]!.lands.find(({ piece }) => piece === target);
  return land?.buildings.filter((building) => building in battle.walls_bear) ?? [];
}

/** Figures of the defending side in the zone, and where they are; those that were sent are in the columns. */
export const unsent = (table: Table, battle: Battle): Owned[] =>
  table.players.flatMap(({ figures }, seat) =>
    enemies(table, battle.attacker, seat)
      ? figures
          .filter(({ zone, piece }) => zone === battle.zone && !battle.sent[piece])
          .map((figure) => ({ ...figure, seat }))
      : [],
  );
