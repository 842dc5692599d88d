// The table of a game that nobody has drawn yet, out of its view alone: facts, lists and tables.
// A game can help with messages: `view-KEY` names a key of its view (docs/page.md).
import type { AnyTable, Section, Stage } from '../../games/contract.ts';
import type { Texts } from '../../lib/fluent.ts';
import { plainly } from '../../lib/words.ts';

type Data = Record<string, unknown>;

/** Keys whose numbers are seats, besides those that end in `seat`. */
const SEATS =
  /^(?:seat|owner|holder|pawn|leader|winner|opener|dealer|first|turn|active|attacker|defender)s?$/;

const isData = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isNested = (value: unknown): boolean => value !== null && typeof value === 'object';
/** Values that fit into one line. */
const isFlat = (value: unknown): boolean =>
  !isNested(value) || Object.values(value as object).every((part) => !isNested(part));

const last = (key: string): string => key.slice(key.lastIndexOf('_') + 1);

export class Outline {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
  ) {}

  label(key: string): string {
    return this.texts.sayOr(`view-${key.replaceAll('_', '-')}`, plainly(key));
  }

  /** A value in a few words; `key` says what it is about. */
  value(value: unknown, key: string): string {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean')
      return this.texts.sayOr(value ? 'yes' : 'no', value ? '✓' : '–');
    if (typeof value === 'number') return this.#number(value, key);
    if (typeof value === 'string')
      return this.texts.thing(value, last(key)) ?? (key === 'phase' ? plainly(value) : value);
    if (Array.isArray(value)) return this.#list(value, key);
    return this.#counted(value as Data, key);
  }

  #number(value: number, key: string): string {
    if (last(key) !== 'seat' && !SEATS.test(last(key)))
      return value.toLocaleString(this.texts.language);
    return this.names[value] ?? '–';
  }

  #list(values: unknown[], key: string): string {
    const counts = new Map<string, number>();
    for (const value of values) {
      const word = this.value(value, key);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return this.texts.join(
      [...counts].map(([word, count]) => (count > 1 ? `${count} × ${word}` : word)),
    );
  }

  /** Things that are counted: `{winter: 2, drummer: 1}` as "2 × winter, drummer"; all else by name and value. */
  #counted(data: Data, key: string): string {
    const seats = SEATS.test(last(key));
    const parts = Object.entries(data).flatMap(([name, value]) => {
      if (value === null) return [];
      const thing = this.texts.thing(name, last(key));
      if (!thing) return [`${this.label(name)}: ${this.value(value, seats ? key : name)}`];
      if (typeof value !== 'number' || seats) return [`${thing}: ${this.value(value, key)}`];
      return value === 0 ? [] : [value === 1 ? thing : `${value} × ${thing}`];
    });
    return parts.join(', ') || '–';
  }

  /** The whole table: facts first, then everything that needs room of its own. */
  sections(table: Data, title: string): Section[] {
    const entries = Object.entries(table).filter(([key]) => key !== 'phase');
    const flat = entries.filter(([, value]) => isFlat(value));
    const found: Section[] = [
      { title, lines: flat.map(([key, value]) => `${this.label(key)}: ${this.value(value, key)}`) },
    ];
    for (const [key, value] of entries.filter(([, value]) => !isFlat(value)))
      found.push(this.#section(key, value as object));
    return found;
  }

  #section(key: string, value: object): Section {
    const rows = Object.entries(value);
    const heads = rows.map(([name], i) =>
      Array.isArray(value)
        ? this.#numbered(key, i)
        : (this.texts.thing(name, last(key)) ?? plainly(name)),
    );
    if (!rows.every(([, row]) => isData(row))) {
      return {
        title: this.label(key),
        lines: rows.map(([, row], i) => `${heads[i]}: ${this.#deep(row, key)}`),
      };
    }
    const columns = [...new Set(rows.flatMap(([, row]) => Object.keys(row as Data)))];
    return {
      title: this.label(key),
      lines: [],
      table: {
        columns: columns.map((column) => this.label(column)),
        rows: rows.map(([, row], i) => ({
          head: heads[i]!,
          cells: columns.map((column) => this.#deep((row as Data)[column], column)),
        })),
      },
    };
  }

  #numbered(key: string, i: number): string {
    return key === 'players' ? (this.names[i] ?? String(i + 1)) : String(i + 1);
  }

  #deep(value: unknown, key: string): string {
    if (isFlat(value)) return this.value(value, key);
    return Object.entries(value as object)
      .map(([name, part]) =>
        Array.isArray(value)
          ? this.#deep(part, key)
          : `${this.texts.thing(name, last(key)) ?? this.label(name)}: ${this.#deep(part, name)}`,
      )
      .join('; ');
  }
}

export const describePlainly = (stage: Stage<AnyTable>): Section[] =>
  new Outline(stage.texts, stage.names).sections(stage.view.table, stage.texts.say('words-table'));
