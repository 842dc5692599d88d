// The pictures of how to play, found by looking into the games' folders: apart from what the first
// view needs.
import type { Component } from 'svelte';

const pictures = import.meta.glob<{ default: Component<{ picture: number }> }>('./*/How.svelte');

/** What draws a game's pictures, by their number; null: it has none. */
export async function findPictures(name: string): Promise<Component<{ picture: number }> | null> {
  const found = await pictures[`./${name}/How.svelte`]?.();
  return found?.default ?? null;
}
