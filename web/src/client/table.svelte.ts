/** A table as the server tells it: who sits there, the play as one may know it, and what one can ask for. */
import { settings } from "../settings.svelte";
import { Connection, type Health, type Opens } from "./connection";
import { socketAddress } from "./http";
import { me } from "./guest.svelte";
import { newKey } from "./keys";
import type { Bot, Bring, Change, Done, Explained, Foreseen, Hinted, Refusal as RefusalNews, Said, ServerMessage, TableInfo, Told, Update } from "./protocol";

/** Something to be done, without its key. */
type Wanted =
  | { type: "answer"; question: number; move: string }
  | { type: "stand"; standing: string | null }
  | { type: "sit" | "swap"; seat: string }
  | { type: "leave" | "back" | "begin" | "undo" | "abandon" | "rematch" | "hint" }
  | { type: "bot"; seat: string; bot: Bot["bot"] }
  | { type: "rename"; name: string; colour?: string | null }
  | Omit<Change, "key">
  | Omit<Bring, "key">
  | { type: "consent"; yes: boolean }
  | { type: "chat"; text: string }
  | { type: "ahead"; moves: string[] }
  | { type: "why"; taps: string[] }
  | { type: "about"; topic: string };

/** Thrown where the server refuses what was asked for. */
export class Refusal extends Error {
  constructor(readonly news: RefusalNews) {
    super(news.words);
  }
}

/** Why something was not done, for whoever asked for it. */
export const saidOf = (error: unknown): string => (error instanceof Refusal ? error.message : String(error));

interface Waiting {
  done(news: ServerMessage): void;
  failed(refusal: Refusal): void;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** All that was told of the present play, oldest first. */
  log = $state.raw<Told[]>([]);
  said = $state.raw<Said[]>([]);
  /** How much of what was said has been on the screen. */
  heard = $state(0);
  viewer = $state("spectator");
  maker = $state(false);
  here = $state.raw<string[]>([]);
  watching = $state(0);
  stands = $state("");
  health = $state<Health>("connecting");
  /** When the next try is, in the browser's time. */
  again = $state(0);
  closing = $state(false);
  /** How far the server's clock is ahead of the browser's, in seconds. */
  drift = $state(0);

  #connection: Connection;
  #waiting = new Map<string, Waiting>();
  #heard = new Set<(update: Update) => void>();
  #play = -1;

  constructor(readonly id: string, opens?: Opens) {
    this.#connection = new Connection(
      socketAddress(id),
      {
        hello: () => ({ token: me.token, language: settings.language, have: this.update?.version ?? null }),
        heard: (message) => this.#hear(message),
        health: (health, again) => this.#ail(health, again),
      },
      opens,
    );
  }

  /** The seat that is looked from; empty for those who watch. */
  get seat(): string {
    return this.viewer.startsWith("seat") ? this.viewer : "";
  }

  /** Asks for something; the answer comes once the server has kept it. */
  want(wanted: Wanted): Promise<ServerMessage> {
    const key = newKey();
    return new Promise((done, failed) => {
      this.#waiting.set(key, { done, failed });
      this.#connection.send({ ...wanted, key });
    });
  }

  answer = async (question: number, move: string): Promise<number> => ((await this.want({ type: "answer", question, move })) as Done).version;
  ahead = (moves: string[]): Promise<Foreseen> => this.want({ type: "ahead", moves }) as Promise<Foreseen>;
  why = (taps: string[]): Promise<Explained> => this.want({ type: "why", taps }) as Promise<Explained>;
  hint = (): Promise<Hinted> => this.want({ type: "hint" }) as Promise<Hinted>;
  about = (topic: string): Promise<Explained> => this.want({ type: "about", topic }) as Promise<Explained>;

  /** Every word from now on in the language of the settings. */
  speak(): void {
    this.#connection.send({ type: "speak", language: settings.language });
  }

  /** Hears every update as it comes. */
  listen(heard: (update: Update) => void): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  tryNow(): void {
    this.#connection.now();
  }

  close(): void {
    this.#connection.close();
  }

  #ail(health: Health, again: number): void {
    this.health = health;
    this.again = Date.now() + again * 1000;
    if (health === "live") this.closing = false;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.viewer = message.viewer;
        this.maker = message.maker;
        this.drift = message.now - Date.now() / 1000;
        break;
      case "table":
        this.viewer = message.viewer;
        this.info = message.table;
        break;
      case "update":
        this.#take(message);
        break;
      case "said":
        if (this.said.every((known) => known.version !== message.version)) this.said = [...this.said, message];
        break;
      case "here":
        this.here = message.here;
        this.watching = message.watching;
        break;
      case "standing":
        this.stands = message.stands;
        break;
      case "closing":
        this.closing = true;
        break;
      default:
        if ("key" in message) this.#answered(message);
    }
  }

  #take(update: Update): void {
    const known = update.play === this.#play ? this.log.filter((told) => told.version <= update.since) : [];
    this.log = [...known, ...update.events];
    this.#play = update.play;
    this.stands = update.stands;
    this.drift = update.clock.now - Date.now() / 1000;
    this.update = update;
    for (const heard of this.#heard) heard(update);
  }

  #answered(message: Extract<ServerMessage, { key: string }>): void {
    const waiting = this.#waiting.get(message.key);
    this.#waiting.delete(message.key);
    if (message.type === "refused") waiting?.failed(new Refusal(message));
    else waiting?.done(message);
  }
}
