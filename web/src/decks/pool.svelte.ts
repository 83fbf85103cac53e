/** All cards that decks are built from, and the decks that come with the game. */
import { catalogue, starterDecks } from "../client/http";
import type { Decks } from "../client/protocol";
import type { Known } from "../play/play.svelte";
import { settings } from "../settings.svelte";
import { GAME, type Counts } from "./decks.svelte";

export const COLORS = ["red", "yellow", "green", "blue", "purple"] as const;
export const TYPES = ["cookie", "item", "trap", "stage"] as const;

class Pool {
  cards = $state.raw<readonly Known[]>([]);
  rules = $state.raw<Decks>({ starters: [], size: 0, copies: 0, flips: 0 });
  failed = $state(false);
  #language = "";

  /** In the language of the settings. */
  async load(): Promise<void> {
    const { language } = settings;
    if (this.#language === language) return;
    this.#language = language;
    try {
      const [known, rules] = await Promise.all([catalogue(GAME, 2, {}), starterDecks(GAME)]);
      this.cards = (known.things.card as unknown as Known[]).map((card) => ({ ...card, kind: "card" }));
      this.rules = rules;
      this.failed = false;
    } catch {
      this.#language = "";
      this.failed = true;
    }
  }

  #byNumber = $derived(new Map(this.cards.map((card) => [String(card.looks.number), card])));
  card(number: string): Known | undefined {
    return this.#byNumber.get(number);
  }

  thing(name: string): Known | undefined {
    return this.cards.find((card) => card.thing === name);
  }

  /** The cards of a deck in the order in which people list them. */
  rows(counts: Counts): { card: Known; count: number }[] {
    const place = ({ looks }: Known): number => TYPES.indexOf(looks.type) * 1000 + (looks.level ?? 0) * 100 + COLORS.indexOf(looks.color);
    return Object.entries(counts)
      .flatMap(([number, count]) => {
        const card = this.card(number);
        return card ? [{ card, count }] : [];
      })
      .sort((a, b) => place(a.card) - place(b.card) || String(a.card.looks.number).localeCompare(String(b.card.looks.number)));
  }

  /** The colour that a deck has most of. */
  color(counts: Counts): string {
    const sums = new Map<string, number>();
    for (const { card, count } of this.rows(counts)) sums.set(card.looks.color, (sums.get(card.looks.color) ?? 0) + count);
    return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "red";
  }
}
export const pool = new Pool();
