// Enemies in or beside the reader's fief, and the siege that they may lay.
import { enemies, figuresIn, type Owned, type Stage } from './facts.ts';
import { zoneTitle } from './tiles.ts';

export interface Threat {
  icon: string;
  text: string;
  rule: string;
}

const MOST = 3;

export function threats(stage: Stage): Threat[] {
  const { view, texts, names } = stage;
  const table = stage.view.table;
  const seat = view.seat;
  if (seat === null || !table.players[seat]!.in_game || view.result) return [];
  const home = `fief-${seat}`;
  const hostile = (zone: string) =>
    figuresIn(table, zone).filter((figure) => enemies(table, seat, figure.seat));
  const found: Threat[] = [];
  const told = (id: string, figures: Owned[], zone: string, rule: string) => {
    for (const owner of [...new Set(figures.map((figure) => figure.seat))]) {
      const theirs = figures.filter((figure) => figure.seat === owner);
      found.push({
        icon: theirs[0]!.card,
        text: texts.say(
          id,
          { seat: owner, cards: theirs.map(({ card }) => card), zone: zoneTitle(stage, zone) },
          names,
        ),
        rule,
      });
    }
  };
  const inside = hostile(home);
  if (inside.length)
    told(
      table.players[seat]!.open ? 'threat-siege' : 'threat-inside',
      inside,
      home,
      table.players[seat]!.open ? 'M9.3' : 'M7.3',
    );
  for (const zone of stage.printed.adjacent[home] ?? [])
    told('threat-near', hostile(zone), zone, 'M7.2');
  return found.slice(0, MOST);
}
