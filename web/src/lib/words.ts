/** `largest_group` as "Largest group". */
export function plainly(word: string): string {
  const words = word.replaceAll(/[_-]/g, ' ').trim();
  return words ? words[0]!.toUpperCase() + words.slice(1) : word;
}
