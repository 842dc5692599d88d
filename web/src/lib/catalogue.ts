// What can be played here, asked once.
import {
  get,
  type BotsMessage,
  type GameFacts,
  type GamesMessage,
  type GameWordsMessage,
} from './api.ts';

export type BotFacts = BotsMessage['bots'][number];

let games: Promise<GameFacts[]> | null = null;
let bots: Promise<BotsMessage> | null = null;
const words = new Map<string, Promise<GameWordsMessage>>();

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

/** What a game says that was not there when the page was built. */
export function loadWords(game: string, language: string): Promise<GameWordsMessage> {
  const path = `/games/${encodeURIComponent(game)}/words?lang=${language}`;
  const asked = words.get(path) ?? get<GameWordsMessage>(path);
  words.set(path, asked);
  asked.catch(() => words.delete(path));
  return asked;
}
