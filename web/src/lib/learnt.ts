// Kept on this device: the step at which each lesson was left, the puzzles that were solved, and the
// games that are known here.
const key = (what: string, game: string): string => `tavola:${what}:${game}`;

export const leftAt = (game: string): string | null => localStorage.getItem(key('lesson', game));
export const leaveAt = (game: string, step: string): void =>
  localStorage.setItem(key('lesson', game), step);

/** Whether the game was played here, or its lesson to the end. */
export const isKnown = (game: string): boolean => localStorage.getItem(key('known', game)) !== null;
export const setKnown = (game: string): void => localStorage.setItem(key('known', game), 'yes');
export const setLearnt = (game: string): void => {
  setKnown(game);
  localStorage.removeItem(key('lesson', game));
};

export const solved = (game: string): string[] =>
  (localStorage.getItem(key('solved', game)) ?? '').split(' ').filter(Boolean);
export const setSolved = (game: string, puzzle: string): void =>
  localStorage.setItem(key('solved', game), [...new Set([...solved(game), puzzle])].join(' '));
