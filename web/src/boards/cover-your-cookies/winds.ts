/** Curved arrows across the board, from stack to stack. */
import { line, path } from "../../art/paper";

type Middle = [x: number, y: number, r: number];

function middle(board: HTMLElement, seat: string): Middle | null {
  const box = board.getBoundingClientRect();
  const pile = board.querySelector(`[data-pile="${seat}"]`)?.getBoundingClientRect();
  return pile ? [pile.left - box.left + pile.width / 2, pile.top - box.top + pile.height / 2, Math.min(pile.width, pile.height) * 0.36] : null;
}

export interface Wind {
  from: string;
  to: string;
  colour: string;
}

/** Every arrow bends away from the middle of the board; two that go both ways between the same stacks bend apart. */
export function winds(board: HTMLElement, all: readonly Wind[]): string {
  const { width, height } = board.getBoundingClientRect();
  return all
    .map(({ from, to, colour }) => {
      const [start, end] = [middle(board, from), middle(board, to)];
      if (!start || !end) return "";
      const [ax, ay] = start;
      const [bx, by, r] = end;
      const back = all.some((other) => other.from === to && other.to === from);
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
      const across = Math.hypot(ax - bx, ay - by) > width * 0.6;
      const aside = back ? 0.18 : 0;
      const cx = mx + (mx - width / 2) * 0.3 + (by - ay) * aside;
      const cy = (across && !back ? my + height * 0.42 : my + (my - height / 2) * 0.3) - (bx - ax) * aside;
      const a = Math.atan2(by - cy, bx - cx);
      const [x, y] = [bx - Math.cos(a) * r, by - Math.sin(a) * r];
      const bend = `M${ax} ${ay}Q${cx} ${cy} ${x} ${y}`;
      const tip = (d: number): string => `${x - Math.cos(a + d) * 20} ${y - Math.sin(a + d) * 20}`;
      const head = path(`M${x + Math.cos(a) * 8} ${y + Math.sin(a) * 8}L${tip(0.6)}L${tip(-0.6)}Z`, colour, `stroke="#fff" stroke-width="3.5" stroke-linejoin="round"`);
      return line(bend, "#fff", 13) + line(bend, colour, 7, `class="shaft"`) + head;
    })
    .join("");
}
