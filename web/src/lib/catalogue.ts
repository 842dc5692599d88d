// What can be played here, asked once.
import { get, type BotsMessage, type GameFacts, type GamesMessage } from './api.ts';

export type BotFacts = BotsMessage['bots'][number];

let games: Promise<GameFacts[]> | null = null;
let bots: Promise<BotsMessage> | null = null;

export function loadGames(): Promise<GameFacts[]> {
  games ??= get<GamesMessage>('/games').then((answer) => answer.games);
  games.catch(() => {
    games = null;
  });
  return games;
}

export function loadBots(): Promise<BotsMessage> {
  bots ??= get<BotsMessage>('/bots');
  bots.catch(() => {
    bots = null;
  });
  return bots;
}
