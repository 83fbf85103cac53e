/** The games that the server has, in the language of the settings. */
import { settings } from "../settings.svelte";
import { games as fetchGames } from "./http";
import type { GameInfo } from "./protocol";

class Games {
  all = $state.raw<GameInfo[]>([]);
  failed = $state(false);
  #language = "";
  #coming: Promise<GameInfo[]> | null = null;

  /** All games; asked once for each language. */
  load(): Promise<GameInfo[]> {
    const { language } = settings;
    if (this.#coming && this.#language === language) return this.#coming;
    this.#language = language;
    this.#coming = fetchGames().then(
      (found) => {
        this.failed = false;
        if (this.#language === language) this.all = found;
        return found;
      },
      (error: unknown) => {
        this.failed = true;
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }

  async find(id: string): Promise<GameInfo> {
    const found = (await this.load()).find((game) => game.id === id);
    if (!found) throw new Error(id);
    return found;
  }
}

export const games = new Games();
