/** The ground of a land: everything that a quarter can show, and the ridges between. */
import { chance, type Chance } from "./chance";
import { EDGE, shine } from "./dinos";
import { blob, disc, line, n, oval, path, scatter } from "./paper";

type Ground = (rnd: Chance) => string;

const fern = (x: number, y: number, h: number, turn: number, colour: string): string => {
  let d = "";
  for (let i = 1; i < 6; i++) {
    const at = y - (h * i) / 6, w = (h / 2.6) * (1 - i / 7.5);
    d += `M${x} ${n(at)}q${n(-w * 0.6)} ${n(-2)} ${n(-w)} ${n(-h / 7)}M${x} ${n(at)}q${n(w * 0.6)} ${n(-2)} ${n(w)} ${n(-h / 7)}`;
  }
  return `<g transform="rotate(${turn} ${x} ${y})">${line(`M${x} ${y}V${n(y - h)}` + d, colour, 4)}</g>`;
};
const plants: Ground = (rnd) =>
  oval(50, 80, 36, 9, "#2d5a34", `opacity=".35"`) +
  [-58, 58, -30, 30, 0].map((turn, i) => fern(50, 80, [44, 44, 54, 54, 62][i]!, turn + rnd.in(-5, 5), ["#2f7d46", "#2f7d46", "#3b9655", "#3b9655", "#56b96c"][i]!)).join("") +
  [[24, 84], [76, 84], [50, 88]].map(([x = 0, y = 0], i) => disc(x, y, 5, ["#f26d8d", "#ffd25e", "#fff"][i]!) + disc(x, y, 2, "#8a4b14")).join("");
const meat: Ground = () =>
  oval(50, 78, 32, 8, "#5b3a24", `opacity=".3"`) + line("M64 62L82 76", EDGE, 20) + line("M64 62L84 77", "#f3ead8", 11) + disc(86, 72, 8.5, EDGE) + disc(80, 83, 8.5, EDGE) + disc(86, 72, 6.5, "#f3ead8") + disc(80, 83, 6.5, "#f3ead8") +
  path("M18 38Q24 14 50 16Q78 20 76 48Q74 74 50 74Q16 72 18 38Z", "#8c2f2b", `stroke="${EDGE}" stroke-width="5"`) + path("M22 38Q27 19 50 20Q73 24 72 46Q69 66 50 66Q20 64 22 38Z", "#cf5a45") +
  path("M30 38Q34 28 48 28Q62 31 60 44Q56 54 46 54Q28 52 30 38Z", "#e98a6c") + shine("M28 33Q33 25 43 24", 5) + disc(46, 41, 6, "#f3ead8") + disc(46, 41, 2.6, "#cf5a45");
const tar: Ground = (rnd) => {
  const seed = rnd();
  return path(blob(50, 55, 41, chance(seed), 0.1, 9), "#6c5a52") + path(blob(50, 53, 38, chance(seed), 0.1, 9), "#2a2330") + oval(40, 40, 15, 6, "#fff", `opacity=".16" transform="rotate(-18 40 40)"`) +
    [[62, 60, 8], [42, 66, 5], [68, 42, 4], [34, 52, 3.5]].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, "#453b50") + disc(x - r * 0.3, y - r * 0.35, r * 0.3, "#fff", `opacity=".7"`)).join("") +
    line("M50 20q-4-6 0-11M66 22q4-5 0-10", "#3a3040", 3, `opacity=".5"`);
};
const nest: Ground = () =>
  oval(50, 62, 40, 24, "#4f3722", `opacity=".3"`) + oval(50, 57, 39, 25, "#8a5d31") + oval(50, 53, 31, 17, "#5d3c1e") +
  Array.from({ length: 12 }, (_, i) => { const a = (i / 12) * 6.28; return line(`M${n(50 + Math.cos(a) * 36)} ${n(56 + Math.sin(a) * 22)}l${n(Math.cos(a + 1.5) * 15)} ${n(Math.sin(a + 1.5) * 9)}`, i % 2 ? "#b98446" : "#d3a366", 4.5); }).join("");
export const egg = (x = 50, y = 48, size = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">` + path("M0-26C13-26 20-4 20 6A20 19 0 0 1-20 6C-20-4-13-26 0-26Z", "#fffaf0", `stroke="#c2a27a" stroke-width="3"`) +
  disc(-6, -5, 4, "#e9b7c6") + disc(7, 3, 5, "#e9b7c6") + disc(-6, 12, 3.5, "#e9b7c6") + disc(5, -14, 2.5, "#e9b7c6") + "</g>";
const bare: Ground = (rnd) =>
  scatter(rnd, 5, 50, 54, 32, 18).map(([x, y]) => oval(x, y + 2, 8, 5, "#000", `opacity=".12"`) + oval(x, y, rnd.in(5, 8), rnd.in(3.5, 5), "#d9c3a0") + oval(x - 1, y - 1, 3, 1.6, "#fff", `opacity=".5"`)).join("") +
  line("M22 72q6-4 12 0M60 30q5-3 10 0", "#a58a63", 2.5, `opacity=".6"`);
const peak = (x: number, y: number, h: number, w: number): string =>
  path(`M${n(x - w)} ${n(y)}L${n(x - 2)} ${n(y - h + 4)}Q${n(x)} ${n(y - h)} ${n(x + 2)} ${n(y - h + 4)}L${n(x + w)} ${n(y)}Z`, "#77667a", `stroke="${EDGE}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`) +
  path(`M${n(x)} ${n(y - h + 1)}L${n(x + w - 1)} ${n(y)}H${n(x + 2)}Z`, "#5b4d63") + path(`M${n(x - 5)} ${n(y - h + 10)}L${n(x)} ${n(y - h)}L${n(x + 5)} ${n(y - h + 10)}L${n(x + 1)} ${n(y - h + 8)}L${n(x - 2)} ${n(y - h + 12)}Z`, "#fff");
/** Mountains along an edge, always upright: a row of five, or four one before the other. */
export const ridge = (rnd: Chance, standing = false): string =>
  standing ? [26, 50, 74, 97].map((y) => peak(rnd.in(-3, 3), y, rnd.in(26, 31), 14)).join("") : [10, 30, 50, 70, 90].map((x) => peak(x, 9, rnd.in(24, 33), rnd.in(13, 16))).join("");

/** What lies in a quarter without dinosaurs. */
export const GROUND: Record<string, Ground> = { plants, meat, tar, nest, bare };
