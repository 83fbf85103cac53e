/** What an option that is a deck can be: a ready deck, or one of one's own. */
import type { OptionForm } from "../client/protocol";
import { decks, type Counts } from "./decks.svelte";
import { say } from "./words";

export interface Choice {
  value: unknown;
  label: string;
}

/** The cards by number, as the server keeps them. */
const sorted = (counts: Counts): Counts => Object.fromEntries(Object.entries(counts).sort());

/** Where someone else's deck has been chosen, it is among them. */
export function deckChoices(option: OptionForm, value: unknown): Choice[] {
  const ready = (option.choices ?? []).map((choice, i): Choice => ({ value: choice, label: option.labels?.[i] ?? choice }));
  const own = decks.all.map(({ name, counts }): Choice => ({ value: sorted(counts), label: name }));
  const known = typeof value === "string" || decks.like(value);
  return [...ready, ...own, ...(known ? [] : [{ value, label: say("own") }])];
}
