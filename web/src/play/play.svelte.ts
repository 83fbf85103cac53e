/** A play as a board draws it: one moment after the other, and what can be tapped now. */
import { tick } from "svelte";
import type { Foreseen, GameInfo, Offered, Question, Seat, Told, Update } from "../client/protocol";
import { Refusal } from "../client/table.svelte";
import { buzz, sound, type Sound } from "../motion/sound";
import { undealt } from "../motion/flights";
import { perform, skip, snapshot } from "../motion/stage";
import { settings } from "../settings.svelte";
import { t } from "../words/words";
import { Choice, isBar, type Zones } from "./choice";
import { around, type Seated } from "./seats";

/** What is known of a moment: an update of a live table, or a moment of a replay. */
export type Moment = Pick<Update, "version" | "play" | "view" | "places" | "facts" | "events" | "question" | "asked" | "answered" | "outcome" | "ending" | "undo"> & {
  /** The only answer that is taken, where a play is guided; empty while another's is awaited. */
  only?: string;
};

/** What a live table can be asked; a replay can be asked nothing. */
export interface Link {
  /** Answers a question; the version at which that is kept. */
  answer(question: number, move: string): Promise<number>;
  ahead(moves: string[]): Promise<Foreseen>;
  /** Refused with the reason why these taps make no move. */
  why(taps: string[]): Promise<unknown>;
}

/** Something of a game: what it is called, what it does, and what it is drawn from. */
export interface Known {
  thing: string;
  kind: string;
  name: string;
  text: string;
  /** The text, paragraph by paragraph. */
  paragraphs: string[];
  looks: Record<string, any>;
}

/** What is the same through a play. */
export interface Setting {
  game: GameInfo;
  /** Cards, tokens, lands and whatever else there is, by name. */
  things: ReadonlyMap<string, Known>;
  /** Where what is tapped lies. */
  zones: Zones;
}

export interface Mark {
  can: boolean;
  picked: boolean;
  cannot: boolean;
  hinted: boolean;
}

export interface Trouble {
  words: string;
  clause: string;
}

export interface Reading {
  what: string;
  then: string;
}

/** Where more moments wait than this, one jumps to the last. */
const MANY = 6;

export class Play {
  /** The moment that is shown; what has come since waits until it is shown. */
  moment = $state.raw<Moment | null>(null);
  setting = $state.raw<Setting>()!;
  seating = $state.raw<readonly Seat[]>([]);
  /** The seat that is looked from; empty for those who watch. */
  me = $state("");
  /** When each seat's answer is due, in the browser's milliseconds, where a clock runs. */
  due = $state.raw<Readonly<Record<string, number>>>({});
  choice = $state.raw(new Choice());
  /** What is certain to follow from the armed move, once it is known. */
  foreseen = $state.raw<Foreseen | null>(null);
  hinted = $state.raw<Offered | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What was tapped though it means nothing now: what it is, and what it is good for. */
  reading = $state.raw<Reading | null>(null);
  sending = $state(false);
  /** Whether a whole move was chosen, as from the list or by the key of the default, and not by taps. */
  chosen = false;
  /** Whether things are on their way: what is shown is not yet the newest. */
  moving = $state(false);

  /** The page's part that things fly in. */
  root: HTMLElement | null = null;
  /** What is heard of an event, by its name. */
  sounds: Readonly<Record<string, Sound>> = {};
  #queue: { moment: Moment; jump: boolean }[] = [];
  #showing: Promise<void> = Promise.resolve();
  #armed = 0;
  /** The version at which the server has kept what was sent. */
  #kept = Infinity;

  constructor(setting: Setting, readonly link: Link | null) {
    this.setting = setting;
  }

  get live(): boolean {
    return this.link !== null;
  }
  get game(): string {
    return this.setting.game.id;
  }
  /** The position as the viewer may know it. */
  get view(): Record<string, any> {
    return this.moment?.view ?? {};
  }
  get places(): Record<string, string[]> {
    return this.moment?.places ?? {};
  }
  get facts(): Record<string, any> {
    return this.moment?.facts ?? {};
  }
  /** The facts as they will certainly be after the armed move; as they are where that is open. */
  get factsAhead(): Record<string, any> {
    return this.foreseen?.facts ?? this.facts;
  }
  /** What the armed move is certain to make happen. */
  get eventsAhead(): Told[] {
    return this.foreseen?.events ?? [];
  }
  get question(): Question | null {
    return this.moment?.question ?? null;
  }
  /** Whether one can answer now. */
  get asked(): boolean {
    return this.live && this.question !== null && this.moment?.only !== "" && !this.sending;
  }
  get armed(): Offered | null {
    return this.choice.armed;
  }
  /** Whether someone is led through it step by step. */
  get guided(): boolean {
    return this.moment?.only !== undefined;
  }
  get over(): boolean {
    return this.moment?.outcome != null;
  }

  #seats = $derived.by(() => around(this.seating, this.me, this.moment));
  get seats(): Seated[] {
    return this.#seats;
  }
  get others(): Seated[] {
    return this.#seats.filter((seat) => !seat.me);
  }
  seat(name: string): Seated | undefined {
    return this.#seats.find((each) => each.seat === name);
  }
  /** What a seat's player is called, "You" for oneself. */
  name(seat: string): string {
    return seat === this.me ? t("you") : (this.seat(seat)?.name ?? seat);
  }
  /** What the catalogue knows of a card, a token or another thing of the game. */
  thing(name: string): Known | undefined {
    return this.setting.things.get(name);
  }
  /** What it is drawn from. */
  looks(name: string): Record<string, any> {
    return this.thing(name)?.looks ?? {};
  }
  /** What a thing is called for people. */
  label(name: string): string {
    return name === "?" ? t("hidden") : (this.thing(name)?.name ?? name);
  }

  /** The next moment; it is shown when those before it have been. A jump shows no way there. */
  arrive(moment: Moment, jump = false): Promise<void> {
    if (jump) this.#queue = [];
    this.#queue.push({ moment, jump });
    if (!this.moving) this.#showing = this.#show();
    return this.#showing;
  }

  /** A play that was dealt just now: everything flies to where it lies, out of the deck or the middle. */
  async deal(): Promise<void> {
    await this.#showing;
    const { moment, root } = this;
    if (!root || !moment?.events.length || this.moving) return;
    const [first, last] = [moment.events[0]!, moment.events.at(-1)!];
    const deck = ["deck", "middle"].find((place) => place in moment.places);
    if (first.version !== last.version || !deck || moment.outcome) return;
    this.moving = true;
    try {
      await perform(root, snapshot(root), undealt(moment.places, deck), moment.places, { fresh: true });
    } finally {
      this.moving = false;
      if (this.#queue.length) this.#showing = this.#show();
    }
  }

  /** Shows the newest moment at once. */
  hurry(): void {
    skip();
  }

  async #show(): Promise<void> {
    this.moving = true;
    try {
      while (this.#queue.length) {
        const { moment: next, jump: far } = this.#queue.shift()!;
        const jump = far || !this.moment || next.play !== this.moment.play || this.#queue.length > MANY || document.hidden || !this.root;
        if (jump) this.#turnTo(next);
        else await this.#perform(next);
      }
    } finally {
      this.moving = false;
    }
  }

  async #perform(next: Moment): Promise<void> {
    const was = this.places;
    const before = snapshot(this.root!);
    this.#turnTo(next);
    for (const name of new Set(next.events.map((told) => this.sounds[told.event]))) if (name) sound(name);
    await tick();
    await perform(this.root!, before, was, next.places, { speed: this.#queue.length ? 2 : 1 });
  }

  #turnTo(next: Moment): void {
    const { question: before, moment: last } = this;
    this.moment = next;
    const question = next.question;
    // What was sent is answered once its version is shown: a race asks on with the same question.
    const answered = this.sending && next.version >= this.#kept;
    const same = !answered && question !== null && last?.only === next.only && before?.number === question.number && before.moves.length === question.moves.length && before.moves.every((move, i) => move.text === question.moves[i]!.text);
    if (same) {
      const { picks } = this.choice;
      this.choice = new Choice(this.#choiceOf(next).ways, picks, this.guided);
      return;
    }
    if (answered || before?.number !== question?.number) this.sending = false;
    this.hinted = null;
    this.#choose(this.#choiceOf(next));
    if (question && this.live) {
      this.trouble = null;
      sound("turn");
      buzz([30, 40, 30]);
    }
  }

  #choiceOf({ question, only }: Moment): Choice {
    const moves = question?.moves ?? [];
    return only === undefined ? Choice.of(moves) : Choice.only(moves, only);
  }

  /** How something with this handle looks: `at` tells equal things apart. */
  mark(handle: string, at = 0): Mark {
    const { choice } = this;
    const picked = choice.picked(handle, at);
    const can = this.asked && !picked && choice.next.has(handle);
    const busy = choice.picks.length > 0 && !choice.made.length;
    const hinted = this.hinted !== null && !choice.picks.length && choice.arm(this.hinted).picked(handle, at);
    return { picked, can, cannot: this.asked && busy && !picked && !can, hinted };
  }

  /** A tap on something with a handle; where hands race, what it arms is played at once. */
  tap(handle: string, at = 0, atOnce = false): boolean {
    if (this.moving) this.hurry();
    const next = this.asked ? this.choice.tap(handle, at) : null;
    if (!next) {
      sound("no");
      this.#read(handle);
      this.why(handle);
      return false;
    }
    sound("pick");
    buzz(8);
    this.trouble = null;
    this.#choose(next);
    if ((atOnce || settings.oneTap) && this.armed) void this.play();
    return true;
  }

  /** A tap that means nothing now is still answered: by what the thing is good for. */
  #read(handle: string): void {
    const known = this.thing(handle.slice(handle.indexOf(":") + 1));
    if (!this.live || this.guided || !known) return;
    this.reading = { what: this.asked ? t("notNow", { name: known.name }) : known.name, then: known.text };
  }

  /** What a thing says that is there to be read alone; whatever was picked is taken back. */
  read(thing: string): void {
    const known = this.thing(thing);
    if (!this.live || this.guided || !known) return;
    this.clear();
    this.reading = { what: known.name, then: known.text };
  }

  /** A tap that makes no move together with those before it: the rules say why. */
  why(handle: string): void {
    if (!this.asked || this.guided || !this.link) return;
    void this.#why(this.link, handle, this.choice, this.question);
  }
  async #why(link: Link, handle: string, choice: Choice, question: Question | null): Promise<void> {
    const picks = choice.picks.map((pick) => pick.handle);
    // What came along by itself was not meant: after all picks the first one alone, then this tap alone.
    const tries = [...new Set([picks.length, Math.min(1, picks.length), 0])].map((count) => [...picks.slice(0, count), handle]);
    for (const taps of tries) {
      try {
        await link.why(taps);
      } catch (error) {
        const still = this.choice === choice && this.question === question && !this.sending;
        if (!still || !(error instanceof Refusal)) return;
        if (!error.news.clause) continue;
        this.trouble = { words: error.message, clause: error.news.clause };
        return;
      }
    }
  }

  /** Arms a whole move, as from the list of moves. */
  arm(move: Offered): void {
    if (!this.asked) return;
    this.trouble = null;
    this.#choose(this.choice.arm(move));
    this.chosen = true;
  }

  clear(): void {
    if (this.choice.picks.length) this.#choose(this.choice.clear());
    this.trouble = null;
    this.reading = null;
  }

  #choose(choice: Choice): void {
    this.choice = choice;
    this.chosen = false;
    this.reading = null;
    this.foreseen = null;
    const turn = ++this.#armed;
    const { armed } = choice;
    if (!armed || !this.link) return;
    this.link.ahead([armed.text]).then(
      (foreseen) => {
        if (turn === this.#armed) this.foreseen = foreseen;
      },
      () => {
        // Without a foresight there are still the move's own words.
      },
    );
  }

  /** What is certain to follow from moves made one after the other, for boards that show a move before it is armed. */
  foresee(moves: string[]): Promise<Foreseen | null> {
    return this.link ? this.link.ahead(moves).catch(() => null) : Promise.resolve(null);
  }

  /** Makes the armed move, or the one that is named. */
  async play(move: Offered | null = this.armed): Promise<void> {
    const { question } = this;
    if (!move || !question || !this.link || this.sending) return;
    this.sending = true;
    this.trouble = null;
    buzz(20);
    this.#kept = Infinity;
    try {
      this.#kept = await this.link.answer(question.number, move.text);
      if (this.sending && this.moment!.version >= this.#kept) this.#turnTo(this.moment!);
    } catch (error) {
      this.sending = false;
      // The table answered by itself, or time ran out: what is asked by now is what counts.
      if (error instanceof Refusal && error.news.complaint === "too-late") return;
      this.trouble = error instanceof Refusal ? { words: error.message, clause: error.news.clause } : { words: String(error), clause: "" };
      sound("no");
    }
  }

  /** A button of the bar: one that only says yes or no plays at once, one of several choices is armed first. */
  press(move: Offered): void {
    const handle = this.choice.arm(move).picks[0]?.handle ?? "bar";
    if (isBar(handle) && !handle.includes(":")) void this.play(move);
    else this.arm(move);
  }
}
