/** How strong the server's bots are: a server that compiles its rules meanwhile is asked until it is done. */
import { health } from "./http";
import type { Health } from "./protocol";

/** The page comes first; then it is looked now and then. */
const FIRST = 1500;
const OFTEN = 4000;
/** So long the good news stands. */
const NEWS = 8000;

class Strength {
  now = $state<Health["strength"] | "">("");
  /** Whether it has just become full. */
  news = $state(false);

  watch(): () => void {
    let timer = setTimeout(() => void look(), FIRST);
    const look = async (): Promise<void> => {
      const before = this.now;
      this.now = await health().then((found) => found.strength, () => before);
      if (before === "growing" && this.now === "full") {
        this.news = true;
        timer = setTimeout(() => (this.news = false), NEWS);
      } else if (this.now === "growing") timer = setTimeout(() => void look(), OFTEN);
    };
    return () => clearTimeout(timer);
  }
}

export const strength = new Strength();
