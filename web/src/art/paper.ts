/** Shapes to draw with. All art is strings of SVG, mostly in a box of 100 by 100. */
import type { Chance } from "./chance";

export type Point = readonly [number, number];

export const n = (x: number): number => Math.round(x * 10) / 10;

/** A closed smooth line through points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d + "Z";
}

/** A circle that was shaped by hand. */
export function blob(x: number, y: number, r: number, rnd: Chance, wobble = 0.04, corners = 10): string {
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const far = r * (1 + (rnd() - 0.5) * 2 * wobble);
    points.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  }
  return smooth(points);
}

/** A flower, a scalloped biscuit or a star, by how deep the waves cut. */
export function wavy(x: number, y: number, r: number, waves: number, depth: number, turn = -Math.PI / 2): string {
  const points: Point[] = [];
  for (let i = 0; i < waves * 2; i++) {
    const angle = turn + (i / (waves * 2)) * Math.PI * 2;
    const far = i % 2 ? r * (1 - depth) : r;
    points.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  }
  return smooth(points);
}

/** Spots that keep their distance: chips, seeds, sprinkles. */
export function scatter(rnd: Chance, count: number, x: number, y: number, r: number, apart: number): Point[] {
  const spots: Point[] = [];
  for (let tries = 0; spots.length < count && tries < count * 30; tries++) {
    const angle = rnd() * Math.PI * 2;
    const far = Math.sqrt(rnd()) * r;
    const spot: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    if (spots.every(([a, b]) => Math.hypot(a - spot[0], b - spot[1]) >= apart)) spots.push(spot);
  }
  return spots;
}

/** Beams from a middle outwards. */
export function rays(x: number, y: number, r: number, count: number, wide: number): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const b = a + wide;
    d += `M${x} ${y}L${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}L${n(x + Math.cos(b) * r)} ${n(y + Math.sin(b) * r)}Z`;
  }
  return d;
}

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const at = (x: number, y: number, size: number, art: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ""} scale(${size})">${art}</g>`;
export const label = (x: number, y: number, size: number, fill: string, text: string | number, more = ""): string =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="middle" class="art-number" font-size="${n(size)}" fill="${fill}" ${more}>${escape(String(text))}</text>`;

/** Lighter (above 0) or darker (below 0) by a share, from #rrggbb. */
export function tone(hex: string, share: number): string {
  const to = share > 0 ? 255 : 20;
  const parts = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  return "#" + parts.map((p) => Math.round(p + (to - p) * Math.abs(share)).toString(16).padStart(2, "0")).join("");
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Text as it may stand in a picture. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

export interface Frame {
  box?: string;
  title?: string;
  cls?: string;
  /** What does not fit its box is cut off instead of letting the picture shrink. */
  fill?: boolean;
}

/** A picture ready for the page; without a title it is decoration. */
export function picture(body: string, { box = "0 0 100 100", title = "", cls = "", fill = false }: Frame = {}): string {
  const role = title ? `role="img" aria-label="${escape(title)}"` : `aria-hidden="true"`;
  return `<svg viewBox="${box}" ${cls ? `class="${cls}" ` : ""}${fill ? `preserveAspectRatio="xMidYMid slice" ` : ""}${role}>${body}</svg>`;
}

const kept = new Map<string, string>();
/** A picture is drawn once for each key; the least used of very many is forgotten. */
export function once(key: string, draw: () => string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawn = draw();
  if (kept.size >= 2000) kept.delete(kept.keys().next().value!);
  kept.set(key, drawn);
  return drawn;
}

/** A card's picture: 100 wide and 140 high. */
export const CARD_BOX = "0 0 100 140";
export const SHEET = `<rect x="1" y="1" width="98" height="138" rx="11" fill="#fffaf0" stroke="#e6d3ae" stroke-width="2"/>`;
