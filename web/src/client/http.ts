/** The resources behind HTTP addresses. What is refused is thrown as a sentence. */
import { settings } from "../settings.svelte";
import { t } from "../words/words";
import type { Catalogue, Dealt, DeckInfo, Decks, GameInfo, Guest, GuidedPlay, Handles, Health, Highlight, Made, NewGuest, NewTable, Problem, ReplayPart, Rules, Sight, Tables } from "./protocol";

/** The server could not be reached, or gave no sentence. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(t("gone"), { cause });
  }
}

/** The server says no, and why. */
export class Declined extends Error {
  constructor(readonly problem: Problem, readonly status: number) {
    super(problem.words);
  }
}

interface Asking {
  token?: string;
  body?: unknown;
  query?: Record<string, string | number | undefined>;
}

async function ask<Answer>(path: string, { token = "", body, query = {} }: Asking = {}): Promise<Answer> {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", settings.language);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(url, body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  } catch (error) {
    throw new Unreachable(error);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  if (answer && typeof answer === "object" && "words" in answer) throw new Declined(answer as Problem, response.status);
  throw new Unreachable(`${response.status} ${response.statusText}`);
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const rules = (game: string): Promise<Rules> => ask(`/api/games/${game}/rules`);
export const handles = (game: string): Promise<Handles> => ask(`/api/games/${game}/handles`);
export const catalogue = (game: string, seats: number, options: Record<string, unknown>): Promise<Catalogue> =>
  ask(`/api/games/${game}/catalogue`, { query: { seats, options: JSON.stringify(options) } });
export const tableCatalogue = (table: string): Promise<Catalogue> => ask(`/api/tables/${table}/catalogue`);
export const guide = (game: string): Promise<GuidedPlay> => ask(`/api/games/${game}/guide`);
export const starterDecks = (game: string): Promise<Decks> => ask(`/api/games/${game}/decks`);
export const readDeck = (game: string, text: string): Promise<DeckInfo> => ask(`/api/games/${game}/deck`, { body: { text } });
export const health = (): Promise<Health> => ask("/health/ready");
export const guest = (body: NewGuest): Promise<Guest> => ask("/api/guests", { body });
export const recover = (recovery: string): Promise<Guest> => ask("/api/guests/recover", { body: { recovery } });
export const tables = (token: string): Promise<Tables> => ask("/api/tables", { token });
export const make = (token: string, body: NewTable): Promise<Made> => ask("/api/tables", { token, body });
export const sight = (token: string, table: string): Promise<Sight> => ask(`/api/tables/${table}`, { token });
export const replay = (table: string, viewer: string, first: number, count: number): Promise<ReplayPart> =>
  ask(`/api/tables/${table}/replay`, { query: { viewer, first, count } });
export const draws = (table: string): Promise<Dealt> => ask(`/api/tables/${table}/draws`);
export const highlights = (table: string, viewer: string): Promise<Highlight[]> => ask(`/api/tables/${table}/highlights`, { query: { viewer } });
export const qrAddress = (table: string): string => `/api/tables/${table}/qr.svg`;
export const recordAddress = (table: string): string => `/api/tables/${table}/record`;
export const socketAddress = (table: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
