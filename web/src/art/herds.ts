/** Herds: where they are, what becomes of them and what they bring. */
import { cellAt, place } from "./cells";
import { disc, line, path } from "./paper";

type Edge = [ax: number, ay: number, bx: number, by: number];

export interface Herd {
  cells: readonly string[];
  fate: string;
  points: number;
}

/** The neighbour on each side of a cell, and the edge between them. */
const SIDES: readonly (readonly [dx: number, dy: number, ax: number, ay: number, bx: number, by: number])[] = [
  [0, -100, 0, 0, 100, 0],
  [100, 0, 100, 0, 100, 100],
  [0, 100, 100, 100, 0, 100],
  [-100, 0, 0, 100, 0, 0],
];

/** The line around some cells, a little inside of them. */
export function outline(cells: readonly string[], inset: number): string {
  const inside = new Set(cells);
  const key = (x: number, y: number): string => cellAt(x + 50, y + 50);
  const edges = new Map<string, Edge[]>();
  for (const cell of cells) {
    const [x, y] = place(cell);
    for (const [dx, dy, ax, ay, bx, by] of SIDES) {
      if (inside.has(key(x + dx, y + dy))) continue;
      const from = `${x + ax},${y + ay}`;
      edges.set(from, [...(edges.get(from) ?? []), [x + ax, y + ay, x + bx, y + by]]);
    }
  }
  let d = "";
  while (edges.size) {
    const loop: Edge[] = [];
    for (let at = edges.keys().next().value!; edges.has(at); ) {
      const out = edges.get(at)!;
      const edge = out.pop()!;
      if (!out.length) edges.delete(at);
      loop.push(edge);
      at = `${edge[2]},${edge[3]}`;
    }
    const unit = ([ax, ay, bx, by]: Edge): [number, number] => [Math.sign(bx - ax), Math.sign(by - ay)];
    const corners = loop.map((edge, i) => {
      const [ux, uy] = unit(loop.at(i - 1)!), [vx, vy] = unit(edge);
      return { turns: ux !== vx || uy !== vy, x: edge[0] + inset * (-uy - vy), y: edge[1] + inset * (ux + vx), ux, uy, vx, vy };
    }).filter((corner) => corner.turns);
    const r = 16;
    d += corners.map((c, i) => `${i ? "L" : "M"}${c.x - c.ux * r} ${c.y - c.uy * r}Q${c.x} ${c.y} ${c.x + c.vx * r} ${c.y + c.vy * r}`).join("") + "Z";
  }
  return d;
}

const FATE: Record<string, string> = {
  grazes: path("M-9 8Q-10-8 9-9Q9 9-7 7Z", "#3b9655") + line("M-9 9L3-3", "#1f5c33", 2), scavenges: disc(-2, -2, 8, "#cf5a45") + disc(-2, -2, 3, "#f3ead8") + line("M4 4L9 9", "#e8dcc2", 4.5),
  hunts: path("M-8-8H8L5 9L2-1H-2L-5 9Z", "#c9386b"), stuck: disc(0, 0, 9, "#2a2330") + disc(-3, -3, 2, "#fff"), eaten: path("M-9-7L-5 1L-2-7L1 1L4-7L7 1L9-7V-10H-9Z", "#fff", `stroke="#c9386b" stroke-width="2.5"`) + line("M-8 8H8", "#c9386b", 3),
  starves: line("M-6 6L6-6", "#8c7a66", 4.5) + [[-8, 5], [-5, 8], [8, -5], [5, -8]].map(([x = 0, y = 0]) => disc(x, y, 3.4, "#8c7a66")).join(""), withers: line("M0 10Q0-4-8-6M0 2Q4-4 9-2", "#9a8a5a", 3.2) + path("M-8-6Q-12 0-8 5Q-4 0-8-6Z", "#b39f62"),
};
export const LIVES = ["grazes", "scavenges", "hunts"];

/** Where a herd is, what becomes of it and what it brings; from afar its badge is larger. */
export function herd(h: Herd, changed = false, grow = 1): string {
  const lives = LIVES.includes(h.fate), d = outline(h.cells, 5), [x, y] = place(h.cells[0]!);
  const [bx, by] = h.cells.map(place).reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a), [x, y]);
  return path(d, lives ? "#fff" : "#4a3a30", `fill-opacity="${lives ? 0 : 0.1}"`) + line(d, lives ? "#fff" : "#5b4a3e", lives ? 8 : 4, lives ? "" : `stroke-dasharray="3 10" opacity=".8"`) + (lives ? line(d, "#1d8a6b", 4) : "") +
    `<g class="badge ${changed ? "changed" : ""}" transform="translate(${bx + 22} ${by + 86}) scale(${grow})"><rect x="-20" y="-16" width="${lives ? 58 : 36}" height="32" rx="16" fill="#fffaf0" stroke="${lives ? "#1d8a6b" : "#8c7a66"}" stroke-width="3"/><g transform="translate(${lives ? -3 : -2} 0)">${FATE[h.fate] ?? ""}</g>${lives ? `<text x="22" y="8" text-anchor="middle" class="art-number" font-size="24" fill="#14513f">${h.points}</text>` : ""}</g>`;
}
