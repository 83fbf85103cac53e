/** A curved arrow from one Cookie to another, with the damage at its middle. */
import { label, line, path, wavy } from "../../art/paper";

interface Box {
  x: number;
  top: number;
  bottom: number;
}

function boxOf(board: HTMLElement, css: string): Box | null {
  const around = board.getBoundingClientRect();
  const box = board.querySelector(css)?.getBoundingClientRect();
  return box?.width ? { x: box.left - around.left + box.width / 2, top: box.top - around.top, bottom: box.bottom - around.top } : null;
}

const RED = "#c9386b";

export function arrow(board: HTMLElement, from: string, to: string, number: number | null): string {
  const [a, b] = [boxOf(board, from), boxOf(board, to)];
  if (!a || !b) return "";
  const up = a.top > b.top ? 1 : -1;
  const start = up > 0 ? a.top + 14 : a.bottom - 14;
  const end = up > 0 ? b.bottom - 6 : b.top + 6;
  const bend = `M${a.x} ${start}C${a.x} ${start - up * 46} ${b.x} ${end + up * 60} ${b.x} ${end + up * 16}`;
  const head = `M${b.x} ${end - up * 20}L${b.x - 20} ${end + up * 18}L${b.x} ${end + up * 8}L${b.x + 20} ${end + up * 18}Z`;
  const [x, y] = [(a.x + b.x) / 2, (start + end) / 2 + up * 8];
  const burst = number === null ? "" : path(wavy(x, y, 25, 9, 0.2), RED, `stroke="#fff" stroke-width="4"`) + label(x, y + 9, 26, "#fff", number);
  return line(bend, "#fff", 16) + line(bend, RED, 9, `class="shaft"`) + path(head, RED, `stroke="#fff" stroke-width="4" stroke-linejoin="round"`) + burst;
}
