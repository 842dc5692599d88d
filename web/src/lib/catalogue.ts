// What can be played here, asked once.
import { get, type GameFacts } from './api.ts';

export interface BotFacts {
  name: string;
  text: string;
}

let games: Promise<GameFacts[]> | null = null;
let bots: Promise<{ bots: BotFacts[]; stand_in: string }> | null = null;

export function loadGames(): Promise<GameFacts[]> {
  games ??= get<{ games: GameFacts[] }>('/games').then((answer) => answer.games);
  games.catch(() => {
    games = null;
  });
  return games;
}

export function loadBots(): Promise<{ bots: BotFacts[]; stand_in: string }> {
  bots ??= get<{ bots: BotFacts[]; stand_in: string }>('/bots');
  bots.catch(() => {
    bots = null;
  });
  return bots;
}
