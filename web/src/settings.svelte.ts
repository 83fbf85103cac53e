/** What a person has set here; kept in the browser and shown on the page's root. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "calm";

const KEPT = "cookietin.settings";

function spoken(): Language {
  return LANGUAGES.find((language) => navigator.language?.startsWith(language)) ?? "en";
}

class Settings {
  language = $state<Language>(spoken());
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  sound = $state(false);
  haptics = $state(true);
  patterns = $state(false);
  oneTap = $state(false);
  /** The game that "Play now" begins. */
  lastGame = $state("number-chain");
  /** Games that one has begun or learnt: nobody offers to explain them again. */
  met = $state.raw<string[]>([]);

  #wantsDark = matchMedia("(prefers-color-scheme: dark)");
  #wantsCalm = matchMedia("(prefers-reduced-motion: reduce)");
  #dark = $state(this.#wantsDark.matches);
  #still = $state(this.#wantsCalm.matches);

  constructor() {
    this.#wantsDark.addEventListener("change", (event) => (this.#dark = event.matches));
    this.#wantsCalm.addEventListener("change", (event) => (this.#still = event.matches));
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
    } catch {
      // What cannot be read or is not allowed to be kept is as if nothing had been set.
    }
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#dark);
  }
  get calm(): boolean {
    return this.motion === "calm" || (this.motion === "auto" && this.#still);
  }

  /** From now on this game is known. */
  meet(game: string): void {
    if (!this.met.includes(game)) this.met = [...this.met, game];
  }

  /** Keeps what is set and shows it on the page; runs as an effect. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.calm ? "calm" : "full";
    root.toggleAttribute("data-patterns", this.patterns);
    const { language, theme, motion, sound, haptics, patterns, oneTap, lastGame, met } = this;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ language, theme, motion, sound, haptics, patterns, oneTap, lastGame, met }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
