/** Who sits in front of this browser: no account, only a secret that it keeps. */
import { guest as become, recover } from "./http";
import type { Guest } from "./protocol";

const KEPT = "cookietin.guest";
const NAMES = ["Nora", "Mika", "Theo", "Juno", "Ada", "Leo", "Iris", "Noa", "Lina", "Teo", "Vera", "Hugo", "Mara", "Nico", "Alma", "Bruno"];

function kept(): Guest | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Guest | null;
  } catch {
    return null;
  }
}

class Me {
  guest = $state<Guest | null>(kept());
  #becoming: Promise<Guest> | null = null;

  get token(): string {
    return this.guest?.token ?? "";
  }

  /** Who one is; a stranger becomes a guest with a name of chance, to be changed in the settings. */
  be(): Promise<Guest> {
    if (this.guest) return Promise.resolve(this.guest);
    const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
    this.#becoming ??= become({ name })
      .then((guest) => this.#keep(guest))
      .finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  /** What a link for another device brings. */
  async recover(secret: string): Promise<void> {
    this.#keep(await recover(secret));
  }

  /** From now on called otherwise, here and at the next tables. */
  rename(name: string): void {
    if (this.guest) this.#keep({ ...this.guest, name });
  }

  /** A server that does not know this guest any more: be a new one. */
  forget(): void {
    this.guest = null;
    try {
      localStorage.removeItem(KEPT);
    } catch {
      // It was not kept either.
    }
  }

  #keep(guest: Guest): Guest {
    this.guest = guest;
    try {
      localStorage.setItem(KEPT, JSON.stringify(guest));
    } catch {
      // Without a place to keep it, one is a new guest after a reload.
    }
    return guest;
  }
}

export const me = new Me();
