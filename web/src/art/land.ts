/** Lands of CHOMP: cards of four quarters, laid over each other. */
import { cellAt } from "./cells";
import { chance, type Chance } from "./chance";
import { dino, type Dino } from "./dinos";
import { GROUND, egg, ridge } from "./ground";
import { at, disc, line, n, scatter, tone } from "./paper";

const TINTS = ["#b8d47c", "#9fc488", "#ead79c", "#e2bd8d", "#d3cabd", "#aacca0", "#c9d98a", "#dcc9a0"];
const DINO: Record<string, Dino> = { sh: "ankylosaurus", mh: "triceratops", lh: "apatosaurus", sc: "velociraptor", mc: "carnotaurus", lc: "tyrannosaurus" };

type Side = "T" | "B" | "H" | "L" | "R" | "V";
type Wall = [side: Side, at: number];
interface Quarter {
  kind: string;
  egg: boolean;
}
export interface LandFace {
  q: [[Quarter, Quarter], [Quarter, Quarter]];
  walls: Wall[];
}
/** A quarter as the catalogue tells its looks: what it shows, and on which sides ridges are. */
export interface QuarterLooks {
  shows: string;
  dino?: string | null;
  egg: boolean;
  ridges: readonly string[];
}
/** What of a land in the catalogue is drawn: its name and its quarters, row by row. */
export interface LandArt {
  id: string;
  quarters: readonly QuarterLooks[];
}

/** Which wall a side of a quarter is: one of the card's edges, or one between quarters. */
const WALLS: Record<string, (row: number, column: number) => Wall> = {
  above: (row, column) => [row ? "H" : "T", column],
  below: (row, column) => [row ? "B" : "H", column],
  left: (row, column) => [column ? "V" : "L", row],
  right: (row, column) => [column ? "R" : "V", row],
};

function read(quarters: readonly QuarterLooks[]): LandFace {
  const quarter = (i: number): Quarter => ({ kind: quarters[i]?.shows ?? ".", egg: quarters[i]?.egg ?? false });
  const walls = new Map<string, Wall>();
  quarters.forEach(({ ridges }, i) => {
    for (const side of ridges) {
      const wall = WALLS[side]!(Math.floor(i / 2), i % 2);
      walls.set(wall.join(""), wall);
    }
  });
  return { q: [[quarter(0), quarter(1)], [quarter(2), quarter(3)]], walls: [...walls.values()] };
}
/** A quarter turn clockwise. */
function turn({ q, walls }: LandFace): LandFace {
  const to: Record<Side, (i: number) => Wall> = { T: (i) => ["R", i], R: (i) => ["B", 1 - i], B: (i) => ["L", i], L: (i) => ["T", 1 - i], H: (i) => ["V", i], V: (i) => ["H", 1 - i] };
  return { q: [[q[1][0], q[0][0]], [q[1][1], q[0][1]]], walls: walls.map(([side, i]) => to[side](i)) };
}
/** A land's face, turned clockwise by so many degrees. */
export function faceOf(quarters: readonly QuarterLooks[], turned = 0): LandFace {
  let face = read(quarters);
  for (let t = 0; t < turned; t += 90) face = turn(face);
  return face;
}
function inhabitants(kind: string, x: number, y: number, rnd: Chance): string {
  const name = DINO[kind.slice(0, 2)];
  if (name && kind.endsWith("1")) return at(x + 12, y + 14, 0.78, dino(name));
  if (name && kind.endsWith("2")) return at(x + 2, y - 1, 0.62, dino(name)) + at(x + 33, y + 36, 0.62, dino(name));
  if (name) return at(x + 4, y + 3, 0.93, dino(name));
  const ground = GROUND[kind] ?? GROUND.bare!;
  return at(x + 8, y + 7, 0.84, ground(rnd));
}

/** A card lying somewhere; `alive` says of a cell whether its dinos live. */
export function landCard(land: LandArt, turned: number, x0: number, y0: number, alive: (cell: string) => boolean = () => true): string {
  const { q, walls } = faceOf(land.quarters, turned), rnd = chance(land.id), ground = rnd.of(TINTS);
  let art = `<rect x="${x0 + 2}" y="${y0 + 4}" width="196" height="198" rx="20" fill="#3a2417" opacity=".28"/><rect x="${x0 + 1}" y="${y0 + 1}" width="198" height="198" rx="20" fill="${tone(ground, -0.3)}"/><rect x="${x0 + 3}" y="${y0 + 3}" width="194" height="193" rx="18" fill="${ground}"/>`;
  art += scatter(rnd, 16, x0 + 100, y0 + 100, 120, 26).filter(([x, y]) => x > x0 + 10 && x < x0 + 190 && y > y0 + 14 && y < y0 + 190)
    .map(([x, y]) => rnd() < 0.7 ? line(`M${n(x - 5)} ${n(y)}l2-7M${n(x)} ${n(y)}v-9M${n(x + 5)} ${n(y)}l-2-7`, tone(ground, -0.22), 2.4, `opacity=".6"`) : disc(x, y, 3, tone(ground, 0.5))).join("");
  art += line(`M${x0 + 100} ${y0 + 12}V${y0 + 188}M${x0 + 12} ${y0 + 100}H${x0 + 188}`, "#fff", 2.5, `opacity=".5" stroke-dasharray="1 9"`);
  const done = new Set<number>();
  for (let r = 0; r < 2; r++) for (let c = 0; c < 2; c++) {
    if (done.has(r * 2 + c)) continue;
    const { kind } = q[r]![c]!, x = x0 + c * 100, y = y0 + r * 100, dead = /^[sml][hc]/.test(kind) && !alive(cellAt(x, y));
    let figure: string;
    if (/^l[hc]/.test(kind)) {
      const wide = c === 0 && q[r]![1]!.kind === kind;
      done.add(wide ? r * 2 + 1 : r * 2 + 2 + c);
      figure = wide ? at(x + 6, y + 2, 0.94, dino(DINO[kind]!)) : at(x + 3, y + 6, 0.94, dino(DINO[kind]!, true));
    } else figure = inhabitants(kind, x, y, chance(land.id + r + c));
    art += dead ? `<g class="dead">${figure}</g>` : figure;
  }
  for (let r = 0; r < 2; r++) for (let c = 0; c < 2; c++)
    if (q[r]![c]!.egg) art += disc(x0 + c * 100 + 82, y0 + r * 100 + 20, 15, "#fff", `opacity=".85"`) + egg(x0 + c * 100 + 82, y0 + r * 100 + 22, 0.42);
  for (const [side, i] of walls) {
    const along = ({ T: [0, 8], B: [0, 194], H: [0, 104], L: [8, 0], R: [192, 0], V: [100, 0] } as Record<Side, [number, number]>)[side], flat = "TBH".includes(side);
    art += `<g transform="translate(${x0 + (flat ? i * 100 : along[0])} ${y0 + (flat ? along[1] : i * 100)}) ${flat ? "scale(1 .85)" : ""}">${ridge(chance(land.id + side + i), !flat)}</g>`;
  }
  return art;
}
