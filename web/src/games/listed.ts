/** Cards or other things one by one, out of how many there are of each: in the order of the view, unless told. */
export function listed<Thing extends string>(
  counts: Readonly<Partial<Record<Thing, number>>> | null,
  order: readonly Thing[] = Object.keys(counts ?? {}) as Thing[],
): Thing[] {
  return order.flatMap((thing) => Array<Thing>(counts?.[thing] ?? 0).fill(thing));
}
