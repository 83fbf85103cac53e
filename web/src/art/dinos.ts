/** Dinosaurs: animal crackers, cut out with a sugar edge. */
import { disc, line, once, oval, path, tone } from "./paper";

export const EDGE = "#fffaf0";

export const SKIN = {
  ankylosaurus: "#5fa777", triceratops: "#3f8fb8", apatosaurus: "#7c78c9",
  velociraptor: "#e8a13a", carnotaurus: "#dd6a3c", tyrannosaurus: "#bf3f4d",
};
export type Dino = keyof typeof SKIN;
type Figure = (skin: string) => string;

interface Part {
  d: string;
  /** How thick a limb is; a solid part has none. */
  w?: number;
  c?: string;
}

/** A figure: solid parts and limbs, cut out with one sugar edge around all of them, then details. */
function figure(skin: string, far: Part[], near: Part[], details: string): string {
  const cut = (part: Part, colour: string, grow: number): string =>
    part.w ? line(part.d, colour, part.w + grow) : path(part.d, colour, `stroke="${colour}" stroke-width="${grow}" stroke-linejoin="round"`);
  const all = [...far, ...near];
  const edge = all.map((p) => cut(p, EDGE, 9)).join("");
  const rim = all.map((p) => cut(p, tone(skin, -0.52), 3.4)).join("");
  const fill = (parts: Part[], colour: string): string => parts.map((p) => (p.w ? line(p.d, p.c ?? colour, p.w - 1) : path(p.d, p.c ?? colour))).join("");
  return edge + rim + fill(far, tone(skin, -0.24)) + fill(near, skin) + details;
}
const eye = (x: number, y: number, r = 3.6): string => disc(x, y, r, "#fff") + disc(x + r * 0.25, y, r * 0.6, "#2b2018");
export const shine = (d: string, w = 4): string => line(d, "#fff", w, `opacity=".3"`);
const cheek = (x: number, y: number): string => oval(x, y, 3.4, 2.2, "#ff8f8f", `opacity=".6"`);

const ankylosaurus: Figure = (s) => figure(s,
  [{ d: "M30 70v12", w: 11 }, { d: "M66 70v12", w: 11 }],
  [{ d: "M22 64Q10 66 7 54", w: 8 }, { d: "M2 50a8 8 0 1 1 13 3a8 8 0 0 1-13-3Z" }, { d: "M42 72v12", w: 12 }, { d: "M76 70v14", w: 12 },
    { d: "M76 56Q80 47 89 50Q98 54 96 62Q93 71 82 69Q74 66 76 56Z" }, { d: "M14 66Q16 34 50 33Q80 34 84 62Q84 74 74 75H26Q14 75 14 66Z" }],
  path("M16 64Q18 36 50 35Q78 36 82 60Q68 66 50 65Q30 66 16 64Z", tone(s, -0.2)) +
  [[28, 54], [40, 45], [53, 43], [66, 49], [38, 58], [51, 55], [64, 59], [74, 58]].map(([x = 0, y = 0]) => disc(x, y, 4.4, tone(s, 0.42)) + disc(x, y + 1, 2, tone(s, 0.1))).join("") +
  path("M20 46l-6-8 11 2zM32 37l-3-9 10 5zM48 33l1-10 7 9zM64 36l6-8 2 11zM77 46l9-4-4 10z", EDGE, `stroke="${tone(s, -0.5)}" stroke-width="1.6" stroke-linejoin="round"`) +
  eye(88, 57, 3.8) + line("M88 65q4 1 6-2", tone(s, -0.55), 2.2) + cheek(84, 63));

const triceratops: Figure = (s) => figure(s,
  [{ d: "M28 66v17", w: 12 }, { d: "M56 66v17", w: 12 }],
  [{ d: "M18 56Q8 58 3 70Q14 70 24 64Z" }, { d: "M38 68v16", w: 13 }, { d: "M66 66v18", w: 13 },
    { d: "M12 58Q12 38 40 36Q66 36 68 56Q68 72 42 73Q14 74 12 58Z" },
    { d: "M52 18Q62 10 72 16Q84 14 88 26Q94 36 86 46Q82 56 70 56Q56 58 52 46Q44 40 47 30Q46 22 52 18Z", c: tone(s, 0.32) },
    { d: "M66 36Q78 30 88 40Q97 48 95 56Q90 66 80 63Q66 66 62 54Q60 42 66 36Z" }],
  oval(40, 66, 20, 5.5, tone(s, 0.35)) + [[26, 46], [38, 42], [48, 48]].map(([x = 0, y = 0]) => oval(x, y, 5, 3.4, tone(s, -0.22))).join("") +
  [[54, 24], [66, 19], [79, 22], [51, 36], [85, 32]].map(([x = 0, y = 0]) => disc(x, y, 2.8, tone(s, -0.15))).join("") +
  path("M72 38Q72 24 82 17Q82 30 80 38Z", EDGE, `stroke="${tone(s, -0.5)}" stroke-width="1.8"`) + path("M82 40Q86 28 95 24Q93 36 88 42Z", EDGE, `stroke="${tone(s, -0.5)}" stroke-width="1.8"`) +
  path("M91 47Q96 42 99 40Q100 47 96 52Z", EDGE, `stroke="${tone(s, -0.5)}" stroke-width="1.8"`) +
  eye(77, 48, 4.2) + line("M82 59q7 1 11-4", tone(s, -0.55), 2.2) + cheek(73, 56));

const apatosaurusWide: Figure = (s) => figure(s,
  [{ d: "M76 70v17", w: 15 }, { d: "M116 70v17", w: 15 }],
  [{ d: "M66 56Q36 58 8 80Q4 86 12 84Q42 74 72 72Z" }, { d: "M92 70v18", w: 16 }, { d: "M132 68v20", w: 16 },
    { d: "M124 44Q148 40 156 20Q160 8 174 7Q190 8 193 18Q194 27 182 28Q174 28 172 36Q166 60 140 70Z" },
    { d: "M54 62Q58 38 98 37Q142 38 144 62Q142 80 98 80Q58 80 54 62Z" }],
  oval(100, 71, 36, 7, tone(s, 0.4)) + [[80, 50], [96, 45], [112, 48], [70, 60], [128, 52], [144, 44], [157, 32]].map(([x = 0, y = 0], i) => oval(x, y, i > 4 ? 4 : 6.5, i > 4 ? 3 : 4.5, tone(s, -0.2))).join("") +
  eye(181, 15, 4) + line("M180 24q7 0 10-4", tone(s, -0.55), 2.2) + cheek(175, 21) + shine("M66 48Q80 41 100 41"));

const apatosaurusTall: Figure = (s) => figure(s,
  [{ d: "M32 162v20", w: 14 }, { d: "M60 162v20", w: 14 }],
  [{ d: "M26 140Q6 146 5 170Q6 180 14 172Q20 162 36 162Z" }, { d: "M46 164v20", w: 15 }, { d: "M74 160v24", w: 15 },
    { d: "M58 140Q50 100 52 60Q50 26 68 17Q84 12 93 23Q98 34 87 40Q76 42 74 54Q74 100 84 136Z" },
    { d: "M18 148Q24 122 54 120Q86 122 88 148Q86 172 54 172Q22 172 18 148Z" }],
  oval(54, 162, 28, 7, tone(s, 0.4)) + [[34, 138], [48, 132], [62, 138], [64, 112], [62, 92], [62, 72], [63, 54]].map(([x = 0, y = 0], i) => oval(x, y, i > 2 ? 5 : 6.5, 4, tone(s, -0.2))).join("") +
  eye(80, 26, 4.4) + line("M80 37q7-1 9-5", tone(s, -0.55), 2.2) + cheek(73, 33));

/** Hunters on two legs: the same build, other proportions. */
function biped(s: string, { head, extra, thick = 0 }: { head: string; extra: string; thick?: number }): string {
  return figure(s,
    [{ d: "M52 62Q62 68 58 76L62 86h6", w: 8 + thick }],
    [{ d: "M42 48Q22 50 3 36Q0 40 6 47Q22 64 44 66Z" }, { d: head }, { d: "M64 54l9 6", w: 5 },
      { d: "M32 58Q32 40 54 38Q72 36 74 48Q74 62 58 70Q34 74 32 58Z" },
      { d: "M46 54Q60 56 57 68Q55 76 46 76Q34 74 34 64Q36 54 46 54Z" }, { d: "M44 72l-4 6l6 8h7", w: 8 + thick }],
    path("M56 68Q72 62 73 48Q68 56 56 60Z", tone(s, 0.45)) + extra);
}
const stripes = (s: string, marks: string[]): string => marks.map((d) => line(d, tone(s, -0.36), 3.2)).join("");
const teeth = (d: string): string => path(d, "#fff");

const velociraptor: Figure = (s) => biped(s, {
  head: "M60 44Q60 26 72 20Q82 15 96 24Q101 29 95 33Q86 36 80 36Q76 42 74 52Z",
  extra: stripes(s, ["M14 46l3 5", "M24 50l2 7", "M36 52l2 7", "M50 41l2 7", "M62 34l6 3"]) +
    path("M64 24Q58 12 50 11Q54 18 56 24Q50 20 45 21Q52 28 60 33Z", "#2f9c8f", `stroke="${tone(s, -0.5)}" stroke-width="1.8" stroke-linejoin="round"`) +
    eye(80, 25, 3.8) + line("M84 33q6 0 10-4", tone(s, -0.55), 2) + line("M52 86l4-5", EDGE, 3),
});
const carnotaurus: Figure = (s) => biped(s, {
  thick: 2,
  head: "M58 46Q56 24 72 18Q88 14 95 24Q98 34 91 40Q84 45 80 44Q78 50 76 54Z",
  extra: [[20, 48], [30, 54], [42, 46], [54, 44], [64, 36]].map(([x = 0, y = 0]) => disc(x, y, 3, tone(s, -0.3))).join("") +
    path("M69 20L63 6L76 15ZM81 16L84 3L89 17Z", EDGE, `stroke="${tone(s, -0.5)}" stroke-width="1.8" stroke-linejoin="round"`) +
    eye(80, 25, 4) + line("M75 22l9-1", tone(s, -0.6), 2.4) + line("M80 38q7 1 12-4", tone(s, -0.55), 2.2) + teeth("M84 37l2 4 2-4.6zM89 36l2 3 1-4z"),
});
const rexHead = (dx: number, dy: number): Part => ({
  d: `M${112 + dx} ${42 + dy}Q${112 + dx} ${16 + dy} ${140 + dx} ${10 + dy}Q${172 + dx} ${6 + dy} ${178 + dx} ${24 + dy}Q${180 + dx} ${34 + dy} ${168 + dx} ${36 + dy}L${150 + dx} ${38 + dy}L${170 + dx} ${42 + dy}Q${174 + dx} ${50 + dy} ${162 + dx} ${52 + dy}Q${146 + dx} ${56 + dy} ${136 + dx} ${56 + dy}Z`,
});
const rexFace = (s: string, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">` + path("M150 38L168 36Q178 34 178 26L160 30Z M150 38L170 42Q172 44 172 47L152 44Z", "#7c1f2c") +
  teeth("M154 36.6l3 5 3-6zM161 36l3 5 3-6zM169 35l2.5 4.5 2.5-7zM158 41.5l2.5-4 2.5 5zM165 42.5l2-4 3 4.5z") +
  eye(146, 22, 5) + line("M138 15l13 2", tone(s, -0.6), 3) + disc(171, 18, 1.8, tone(s, -0.55)) + "</g>";
const tyrannosaurusWide: Figure = (s) => figure(s,
  [{ d: "M104 64Q116 72 112 80L118 90h8", w: 12 }],
  [{ d: "M86 44Q48 48 8 26Q2 30 10 40Q40 66 84 68Z" }, rexHead(6, 0), { d: "M124 58l12 5l5-3", w: 6 },
    { d: "M64 58Q66 34 104 32Q132 30 138 46Q138 64 112 74Q68 80 64 58Z" }, { d: "M90 52Q114 54 110 72Q106 82 92 80Q74 78 74 66Q76 54 90 52Z" }, { d: "M88 76l-6 6l8 8h10", w: 13 }],
  path("M112 72Q136 64 137 48Q128 58 108 62Z", tone(s, 0.42)) + stripes(s, ["M26 36l4 9", "M40 42l4 10", "M56 45l3 11", "M78 38l3 9", "M92 34l3 9", "M108 33l4 8"]) + rexFace(s, 6, 0));
const tyrannosaurusTall: Figure = (s) => figure(s,
  [{ d: "M62 150Q74 160 68 172L74 186h8", w: 13 }],
  [{ d: "M36 130Q12 142 8 172Q8 186 18 180Q24 164 46 156Z" }, rexHead(-84, 14), { d: "M70 96l13 7l5-4", w: 7 },
    { d: "M26 136Q20 100 34 70Q40 50 60 56Q78 60 76 90Q80 130 66 150Q34 164 26 136Z" }, { d: "M40 126Q66 126 64 148Q62 164 46 162Q28 160 26 146Q28 130 40 126Z" }, { d: "M42 156l-6 14l8 16h11", w: 14 }],
  path("M64 150Q80 124 75 84Q70 110 60 128Z", tone(s, 0.42)) + stripes(s, ["M28 100l10 2", "M30 84l10 3", "M35 69l9 5", "M27 116l10 1", "M14 160l6 4"]) + rexFace(s, -84, 14));

const SMALL: Partial<Record<Dino, Figure>> = { ankylosaurus, triceratops, velociraptor, carnotaurus };
const LARGE: Partial<Record<Dino, [Figure, Figure]>> = { apatosaurus: [apatosaurusWide, apatosaurusTall], tyrannosaurus: [tyrannosaurusWide, tyrannosaurusTall] };

export const DINOS = Object.keys(SKIN) as Dino[];

/** One dinosaur: small ones in a box of 100 by 100, large ones 200 by 100 or, standing, 100 by 200. */
export const dino = (name: Dino, standing = false): string =>
  once(`dino ${name} ${standing}`, () => (SMALL[name] ?? LARGE[name]![standing ? 1 : 0])(SKIN[name]));

export const isLarge = (name: Dino): boolean => name in LARGE;
