/** The land in hand: where it would lie and which way up, before either is answered. */
import { cellAt, place } from "../../art/cells";
import type { Foreseen, Offered } from "../../client/protocol";
import type { Play } from "../../play/play.svelte";

export class Holding {
  /** Degrees, clockwise. */
  turned = $state(0);
  /** Where it is dragged over though it cannot lie there. */
  wrong = $state("");
  /** Whose land is looked at, if not one's own. */
  looked = $state("");
  /** What is certain to follow once it lies there that way up. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** The cell that was answered last: the turning that belongs to it is answered without asking. */
  sent = "";
  #asked = 0;

  constructor(readonly play: Play) {}

  /** What is asked: where the land goes, which way up it lies, or something else. */
  get ask(): string {
    return this.play.question?.ask ?? "";
  }
  /** Where it would lie; empty while that is open. */
  get at(): string {
    const { play } = this;
    if (this.ask === "turn") return play.view.at ?? "";
    return this.ask === "place" ? String(play.armed?.fields?.at ?? "") : "";
  }
  /** Whether there is a land that can be turned now. */
  get holds(): boolean {
    return this.play.asked && (this.ask === "place" || this.ask === "turn");
  }
  /** A quarter to the right, or back. */
  turn(back = false): void {
    this.#to((this.turned + (back ? 270 : 90)) % 360);
  }
  #to(turned: number): void {
    this.turned = turned;
    if (this.ask === "turn") this.armTurn();
  }
  /** Where only the turning is asked, the way it is shown is what is armed. */
  armTurn(): void {
    const move = this.wanted;
    if (move) this.play.arm(move);
  }
  /** The answer to how it is turned, as it is shown. */
  get wanted(): Offered | undefined {
    return this.play.question?.moves.find((move) => Number(move.fields?.turned) === this.turned);
  }
  moveAt(cell: string): Offered | undefined {
    return this.ask === "place" ? this.play.question?.moves.find((move) => move.fields?.at === cell) : undefined;
  }
  /** Over a cell, by dragging or by keys. */
  over(cell: string): void {
    const move = this.moveAt(cell);
    this.wrong = move ? "" : cell;
    if (!move) this.play.clear();
    else if (this.at !== cell) this.play.arm(move);
  }
  step(x: number, y: number): boolean {
    const from = this.at || this.wrong || this.play.view.lands?.[this.play.me]?.[0]?.at;
    if (this.ask !== "place" || !from) return false;
    const [left, top] = place(from);
    if (left + x * 100 < 0 || top + y * 100 < 0) return false;
    this.over(cellAt(left + x * 100, top + y * 100));
    return true;
  }
  /** Asks what would follow, and forgets what would have followed elsewhere. */
  foresee(moves: string[] | null): void {
    const turn = ++this.#asked;
    if (!moves) {
      this.foreseen = null;
      return;
    }
    void this.play.foresee(moves).then((found) => {
      if (turn === this.#asked) this.foreseen = found;
    });
  }
}

const all = new WeakMap<Play, Holding>();
export function holding(play: Play): Holding {
  let found = all.get(play);
  if (!found) all.set(play, (found = new Holding(play)));
  return found;
}
