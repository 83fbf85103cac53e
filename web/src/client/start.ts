/** Beginning a play: a table is made, and one sits at it. */
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { me } from "./guest.svelte";
import { Declined, make } from "./http";
import { newKey } from "./keys";
import type { GameInfo, NewSeat, NewTable } from "./protocol";

/** The bot that sits down where nobody said which: the strongest that answers at once. */
export function usualBot(game: GameInfo): string {
  const names = game.bots.map((bot) => bot.bot);
  return ["normal", "thumb"].find((name) => names.includes(name)) ?? names.at(-1) ?? "random";
}

/** Oneself and bots, dealt at once: two clicks from the first page. */
export async function playNow(game: GameInfo): Promise<void> {
  settings.lastGame = game.id;
  settings.meet(game.id);
  const seats: NewSeat[] = Array.from({ length: game.usual_seats }, (_, i) => (i ? { bot: usualBot(game) } : { me: true }));
  await open({ game: game.id, seats, begin: true });
}

/** Oneself and free chairs. */
export async function lay(game: GameInfo, table: Partial<NewTable> & { seats: NewSeat[] }): Promise<void> {
  settings.lastGame = game.id;
  await open({ game: game.id, ...table });
}

async function open(table: Omit<NewTable, "key">): Promise<void> {
  const key = newKey();
  const made = await asMe((token) => make(token, { key, ...table }));
  router.go(`/t/${made.table}`);
}

/** Does something as oneself; a guest whom the server has forgotten becomes a new one. */
async function asMe<Answer>(act: (token: string) => Promise<Answer>): Promise<Answer> {
  await me.be();
  try {
    return await act(me.token);
  } catch (error) {
    if (!(error instanceof Declined) || error.status !== 401) throw error;
    me.forget();
    await me.be();
    return act(me.token);
  }
}
