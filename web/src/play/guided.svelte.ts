/** A guided first play: a fixed deal; one's own steps wait for the right taps, those of others go by themselves. */
import type { Foreseen, GuidedPlay, GuideStep, Seat } from "../client/protocol";
import { settings } from "../settings.svelte";
import { Play, type Link, type Moment, type Setting } from "./play.svelte";

/** How long others think, in milliseconds. */
const PAUSE = 800;
const CALM_PAUSE = 150;

export class Guided implements Link {
  readonly play: Play;
  guide = $state.raw<GuidedPlay>()!;
  /** How many steps have been made. */
  at = $state(0);
  /** What was said of another's step: it stands until one goes on. */
  told = $state.raw<GuideStep | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(guide: GuidedPlay, setting: Setting) {
    this.guide = guide;
    this.play = new Play(setting, this);
    this.play.me = guide.seat;
    this.play.seating = guide.players.map((name, i): Seat => ({ seat: `seat${i}`, name, holder: `seat${i}` === guide.seat ? "person" : "bot", here: true }));
    void this.#show(0);
  }

  get over(): boolean {
    return this.at >= this.guide.steps.length && !this.told;
  }
  /** The step that comes next, where it is the learner's. */
  get step(): GuideStep | null {
    const step = this.guide.steps[this.at];
    return step?.seat === this.guide.seat && !this.told ? step : null;
  }
  /** The sentence that stands now. */
  get words(): string {
    if (this.over) return this.guide.end;
    return this.told?.words || this.step?.words || (this.step && this.play.question?.words) || "";
  }
  /** What is lit: handles of the step, and what its sentence names. */
  get taps(): string[] {
    return this.step?.taps ?? [];
  }
  get also(): string[] {
    return (this.told ?? this.step)?.also ?? [];
  }

  /** The same in another language. */
  speak(guide: GuidedPlay, setting: Setting): void {
    this.guide = guide;
    this.play.setting = setting;
    if (this.told) this.told = guide.steps[this.at - 1]!;
    void this.play.arrive(this.#moment(this.at), true);
  }

  answer = async (_question: number, move: string): Promise<number> => {
    const { step } = this;
    if (!step || move !== step.move) throw new Error(move);
    const { version } = this.guide.moments[this.at + 1]!;
    void this.#show(this.at + 1);
    return version;
  };
  /** A guide takes one move alone, and says so itself. */
  why = async (): Promise<void> => {};
  ahead = async (moves: string[]): Promise<Foreseen> => {
    const foreseen = this.guide.moments[this.at]?.foreseen;
    if (!foreseen || moves.length !== 1 || moves[0] !== this.step?.move) throw new Error(moves.join());
    return foreseen;
  };

  /** On, once what was said of another's step has been read. */
  goOn(): void {
    this.told = null;
    this.#await();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #show(at: number): Promise<void> {
    const made = this.guide.steps[at - 1];
    const another = made !== undefined && made.seat !== this.guide.seat;
    const shown = this.play.arrive(this.#moment(at, another && made.words !== ""));
    this.at = at;
    this.told = another && made.words ? made : null;
    await shown;
    if (!this.told) this.#await();
  }

  #await(): void {
    const next = this.guide.steps[this.at];
    if (!next) return;
    if (next.seat === this.guide.seat) void this.play.arrive(this.#moment(this.at), true);
    else this.#timer = setTimeout(() => void this.#show(this.at + 1), settings.calm ? CALM_PAUSE : PAUSE);
  }

  /** How it stands after so many steps, with the one answer that is taken then. */
  #moment(at: number, held = this.told !== null): Moment {
    const { steps, moments, seat } = this.guide;
    const next = steps[at];
    const { foreseen: _, ...shown } = moments[at]!;
    return { ...shown, play: 1, undo: false, only: !held && next?.seat === seat ? next.move : "" };
  }
}
