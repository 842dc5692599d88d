// Messages put into words: the convention of src/tavola/text/__init__.py, for the same .ftl files.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import type { Event, Refusal, Result } from './api.ts';

export type Args = Record<string, unknown>;
type Words = Record<string, FluentVariable>;
/** What single things are, by id: their names are made of it. */
export type Things = Record<string, Args>;
/** A message that names a thing, and its arguments. */
type Named = readonly [id: string, words: Words];

export interface Standing {
  place: number;
  seat: number;
  score: { name: string; value: number }[];
}

/** `cities` → `city`, `cards` → `card`. */
export function singular(noun: string): string {
  return noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/s$/, '');
}

const nounOf = (key: string): string => key.slice(key.lastIndexOf('_') + 1);

/** What is told of single things in what is printed and on the table, where a game has such. */
export function thingsOf(...told: object[]): Things {
  const found = told.flatMap((one) => ('things' in one ? [one.things as Things] : []));
  return found.length > 1 ? (Object.assign({}, ...found) as Things) : (found[0] ?? NO_THINGS);
}
const NO_THINGS: Things = {};

export class Texts {
  #bundle: FluentBundle;
  /** What moves are about: `city`, `card`. */
  readonly #nouns = new Set<string>();
  /** Messages that have a key of their own, with it. */
  readonly #keys = new Map<string, string>();
  #things: Things = {};

  constructor(
    readonly language: string,
    sources: string[],
    readonly onMissing: (what: string) => void = (what) => console.error(what),
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const resource = new FluentResource(source);
      this.#bundle.addResource(resource, { allowOverrides: true });
      for (const { id, attributes } of resource.body) {
        if (typeof attributes.key === 'string') this.#keys.set(id, attributes.key);
        if (typeof attributes.words === 'string')
          attributes.words.split(' ').forEach((noun) => this.#nouns.add(nounOf(noun)));
      }
    }
  }

  /** The same texts, with what single things are. */
  about(things: Things): Texts {
    const texts = new Texts(this.language, [], this.onMissing);
    texts.#bundle = this.#bundle;
    this.#nouns.forEach((noun) => texts.#nouns.add(noun));
    this.#keys.forEach((key, id) => texts.#keys.set(id, key));
    texts.#things = things;
    return texts;
  }

  /** What a thing is called. */
  name(noun: string, value: string, names: readonly string[] = []): string {
    return String(this.#inWords({ [noun]: value }, names)[noun]);
  }

  /** The name of a thing of which only the value is sure, and perhaps its noun; null: there is none. */
  thing(value: string, noun = ''): string | null {
    const id = [noun, singular(noun), ...this.#nouns]
      .map((one) => `${one}-${value}`)
      .find((one) => this.has(one));
    if (!id) return null;
    return this.has(`${id}.title`) ? this.say(`${id}.title`) : this.say(id);
  }

  /** Which key does what, of moves and of things that are played: moves first. */
  keys(): { key: string; text: string }[] {
    const isMove = (id: string) => Number(id.startsWith('move-'));
    return [...this.#keys]
      .sort(([one], [other]) => isMove(other) - isMove(one))
      .map(([id, key]) => ({
        key,
        text: this.has(`${id}.title`) ? this.say(`${id}.title`) : this.say(id),
      }));
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message with its arguments put into words. */
  say(id: string, args: Args = {}, names: readonly string[] = []): string {
    return this.#format(id, this.#inWords(args, names));
  }

  /** The message, or something else where there is none. */
  sayOr(id: string, fallback: string, args: Args = {}, names: readonly string[] = []): string {
    return this.has(id) ? this.say(id, args, names) : fallback;
  }

  event(event: Event, names: readonly string[]): string {
    return this.say(`event-${event.id}`, event.args, names);
  }

  refusal(refusal: Refusal, names: readonly string[]): string {
    return this.say(`why-${refusal.id}`, refusal.args, names);
  }

  /** A move in plain words: `play winter` → "Play winter". */
  move(text: string, names: readonly string[] = []): string {
    const [id, args] = this.#moveMessage(text);
    return this.say(id, args, names);
  }

  /** An attribute of a move's message, such as its `.key`; empty where there is none. */
  moveHint(text: string, attribute: string): string {
    const [id, args] = this.#moveMessage(text);
    return this.sayOr(`${id}.${attribute}`, '', args);
  }

  prompt(table: Args, names: readonly string[]): string {
    const facts = Object.fromEntries(
      Object.entries(table).filter(([, value]) =>
        ['string', 'number', 'boolean'].includes(typeof value),
      ),
    );
    const { things } = table;
    return this.say(`prompt-${String(table.phase)}`, { ...facts, things }, names);
  }

  standings(result: Result): Standing[] {
    return result.places
      .map((place, seat) => ({
        place,
        seat,
        score: (result.score[seat] ?? []).map(([name, value]) => ({
          name: this.say(`score-${name}`),
          value,
        })),
      }))
      .sort((a, b) => a.place - b.place);
  }

  ending(result: Result, names: readonly string[]): string {
    const seats = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    return this.say(`end-${result.reason}`, { seats }, names);
  }

  /** Parts as an enumeration: "two scarecrows, winter and a bishop". */
  join(parts: string[]): string {
    if (!parts.length) return this.sayOr('list-empty', '–');
    let text = parts[0]!;
    for (const next of parts.slice(1, -1)) text = this.#format('list-comma', { items: text, next });
    return parts.length > 1
      ? this.#format('list-and', { items: text, last: parts[parts.length - 1]! })
      : text;
  }

  #moveMessage(text: string): [id: string, args: Args] {
    const whole = `move-${text.replaceAll(' ', '-')}`;
    if (this.has(whole)) return [whole, {}];
    const [verb, ...words] = text.split(' ');
    const id = `move-${verb}`;
    const nouns = this.has(`${id}.words`) ? this.#format(`${id}.words`, {}).split(' ') : [];
    const value = (noun: string, word: string): unknown =>
      nounOf(noun) === 'seat' && /^\d+$/.test(word) ? Number(word) : word;
    return [id, Object.fromEntries(nouns.map((noun, i) => [noun, value(noun, words[i] ?? '')]))];
  }

  #pattern(id: string): NonNullable<Message['value']> | null {
    const dot = id.indexOf('.');
    const message = this.#bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    if (!message) return null;
    return (dot < 0 ? message.value : message.attributes[id.slice(dot + 1)]) ?? null;
  }

  #format(id: string, words: Words): string {
    const pattern = this.#pattern(id);
    if (pattern === null) {
      this.onMissing(`no message ${id} in ${this.language}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, words, errors);
    if (errors[0]) this.onMissing(`message ${id} in ${this.language}: ${errors[0].message}`);
    return text;
  }

  #inWords(args: Args, names: readonly string[]): Words {
    const things = { ...this.#things, ...(args.things as Things | undefined) };
    const words: Words = {};
    for (const [key, value] of Object.entries(args)) {
      const noun = nounOf(key);
      if (Array.isArray(value)) {
        words[key] = this.#enumeration(singular(noun), value, names, things);
        words[`${key}-count`] = value.length;
      } else if (typeof value === 'string' || (typeof value === 'number' && noun !== 'seat')) {
        Object.assign(words, this.#thing(key, this.#message(noun, value, names, things), value));
      } else if (key !== 'things') {
        words[key] = this.#plain(noun, value, names);
        if (noun === 'seat') words[`${key}-own`] = this.#own(String(words[key]));
      }
    }
    return words;
  }

  /** The message that names a thing, with its arguments. */
  #message(
    noun: string,
    value: string | number,
    names: readonly string[],
    things: Things,
  ): Named | null {
    const what = things[value];
    if (what && this.has(noun)) return [noun, this.#inWords(what, names)];
    const id = [`${noun}-${value}`, `${noun}.absent`].find((one) => this.has(one));
    return id ? [id, {}] : null;
  }

  #plain(noun: string, value: unknown, names: readonly string[]): FluentVariable {
    if (value === null || value === undefined) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'number') return noun === 'seat' ? this.#name(value, names) : value;
    return String(value);
  }

  /** A text that may be the value of a noun, with the attributes of its message. */
  #thing(key: string, named: Named | null, value: string | number): Words {
    if (!named) return { [key]: value };
    const [id, words] = named;
    const [message = '', absent] = id.split('.');
    const found: Words = { [key]: this.#format(id, words), [`${key}-id`]: value };
    for (const attribute of Object.keys(this.#bundle.getMessage(message)?.attributes ?? {})) {
      const form = absent ? id : `${id}.${attribute}`;
      found[`${key}-${attribute}`] = this.#format(form, { ...words, count: 1 });
    }
    return found;
  }

  #enumeration(noun: string, values: unknown[], names: readonly string[], things: Things): string {
    if (values.some((value) => typeof value !== 'string')) {
      return this.join(values.map((value) => String(this.#plain(noun, value, names))));
    }
    const equal = new Map<string, { named: Named | null; count: number }>();
    for (const value of values as string[]) {
      const named = this.#message(noun, value, names, things);
      const name = named ? this.#format(...named) : value;
      equal.set(name, { named, count: (equal.get(name)?.count ?? 0) + 1 });
    }
    return this.join(
      [...equal].flatMap(([name, { named, count }]) => {
        const form = named && `${named[0]}.${count > 1 ? 'many' : 'one'}`;
        if (form && this.has(form)) return [this.#format(form, { ...named[1], count })];
        return Array<string>(count).fill(name);
      }),
    );
  }

  /** Whose something is: "Bea’s". What it ends in matters in some languages. */
  #own(name: string): string {
    const last = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(name)?.[0] ?? '';
    return this.#format('name-own', { name, last: last.toLowerCase() });
  }

  #name(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.sayOr(seat < 0 ? 'nobody' : 'seat', String(seat), { number: seat });
  }
}
