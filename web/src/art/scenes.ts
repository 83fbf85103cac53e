/** The home page's pictures: the tin, and a scene for each game made of its own pieces. */
import { chance } from "./chance";
import { cookie } from "./cookies";
import { dino } from "./dinos";
import { GROUND, egg } from "./ground";
import { hero } from "./heroes/hero";
import { numberCard } from "./numbercards";
import { at, label, line, oval, path, picture, rays, tone, wavy } from "./paper";

const shadow = (x: number, y: number, rx: number): string => oval(x, y, rx, rx * 0.22, "#3a2417", `opacity=".18"`);
const beams = (colour: string): string => path(rays(120, 84, 200, 14, 0.22), colour, `opacity=".5"`);

function tray(): string {
  const sheet = `<rect x="10" y="26" width="220" height="124" rx="18" fill="#59677c"/><rect x="10" y="20" width="220" height="124" rx="18" fill="#a7b7cc"/><rect x="18" y="28" width="204" height="108" rx="8" fill="#f8ecd3"/>`;
  const cookies = Array.from({ length: 7 }, (_, i) => at(24 + (i % 4) * 48, 30 + Math.floor(i / 4) * 51, 0.5, cookie("cookie", i)));
  return sheet + cookies.join("") + at(164, 74, 0.62, cookie("poison"));
}

function batches(): string {
  const one = (kind: string, dx: number): string =>
    at(dx, 0, 1, `<rect x="-34" y="-46" width="68" height="92" rx="8" fill="#fffaf0" stroke="#d9c39a" stroke-width="2"/>${at(-27, -27, 0.54, cookie(kind, dx))}`);
  return at(120, 88, 1, one("raspberry", -44) + one("raspberry", 44), 88) + at(120, 84, 1, one("chocolate-chip", -20) + one("chocolate-chip", 20), -4);
}

function dice(): string {
  const die = (x: number, colour: string, face: string, turn: number): string =>
    at(x, 84, 1, `<rect x="-4" y="4" width="58" height="58" rx="12" fill="${tone(colour, -0.4)}"/><rect x="-4" y="-2" width="58" height="58" rx="12" fill="${colour}"/>${face}`, turn);
  return die(70, "#fffaf0", label(25, 40, 38, "#1f4a8f", 2), -8) + die(136, "#1f7fb0", line("M25 42V12M25 12L12 25M25 12L38 25", "#fff", 6), 10);
}

const TOSSED: [kind: string, x: number, y: number, turn: number][] = [
  ["iced-sugar", 16, 10, -12], ["gingerbread", 82, -4, 14], ["sandwich", 156, 12, 0], ["fruit-centre", 184, 78, 0], ["fortune", 4, 84, -16],
];

/** A figure without its backdrop. */
const figure = (number: string, name: string, color: string, sign: string | null): string => {
  const whole = hero({ number, name, type: "cookie", color, level: 2, sign });
  return whole.slice(whole.lastIndexOf(`<g transform="translate(50 112)`));
};

const SCENES: Record<string, [cloth: string, scene: () => string]> = {
  "cookie-chomper": ["#cfe0f7", tray],
  "golden-cookie": ["#ffe7a8", () => beams("#fff6d6") + shadow(120, 150, 50) + at(58, 20, 1.24, cookie("golden")) + at(14, 104, 0.5, cookie("cookie", 2)) + at(184, 98, 0.5, cookie("cookie", 5))],
  "cookie-hoarder": ["#e3d3f3", () => shadow(120, 152, 80) + at(20, 78, 0.66, cookie("cookie", 1)) + at(66, 92, 0.62, cookie("cookie", 4)) + at(154, 80, 0.68, cookie("cookie", 7)) + at(66, 10, 1.1, cookie("bandit 4")) + at(118, 100, 0.56, cookie("cookie", 3))],
  "number-chain": ["#cdeee4", () => at(16, 46, 0.94, numberCard("1/2"), -12) + at(74, 26, 0.94, numberCard("1/2/4"), -2) + at(136, 22, 0.94, numberCard("2/4/5"), 9)],
  "cover-your-cookies": ["#fbd6e0", () => batches() + at(2, 90, 0.66, cookie("fresh-milk")) + at(178, 14, 0.56, cookie("oatmeal"))],
  "toss-your-cookies": ["#cdebf7", () => TOSSED.map(([kind, x, y, turn]) => at(x, y, 0.62, cookie(kind), turn)).join("") + dice()],
  chomp: ["#cfe3ae", () => path("M0 100Q70 60 140 84T240 76V170H0Z", "#b7d489") + path("M0 140Q70 118 130 134T240 128V170H0Z", "#9cc370") + at(84, 8, 0.78, dino("tyrannosaurus")) + at(-2, 74, 0.8, GROUND.plants!(chance(2))) + at(58, 66, 0.92, dino("triceratops")) + at(164, 92, 0.66, GROUND.nest!(chance(1)) + egg(50, 48, 0.8))],
  braverse: ["#cfcbf4", () => beams("#e6e3fb") + at(-2, 36, 1.2, figure("scene-1", "Searing Scone", "red", "damage")) + `<g transform="translate(244 36) scale(-1.2 1.2)">${figure("scene-2", "Iceberg Icing", "blue", null)}</g>` + path(wavy(120, 78, 20, 9, 0.3), "#f2b632", `stroke="#fff" stroke-width="4"`) + label(120, 86, 20, "#5a3604", "vs")],
};
/** A game without a scene of its own has a few cookies. */
const PLAIN: [string, () => string] = ["#f6ecd9", () => shadow(120, 140, 70) + at(40, 40, 0.9, cookie("cookie", 1)) + at(110, 30, 1, cookie("raspberry", 2))];

export const sceneCloth = (game: string): string => (SCENES[game] ?? PLAIN)[0];
export const scene = (game: string): string => picture((SCENES[game] ?? PLAIN)[1](), { box: "0 0 240 170" });

const HEAP: [kind: string, x: number, y: number, turn: number][] = [
  ["iced-sugar", 62, 34, -8], ["gingerbread", 132, 8, 6], ["sandwich", 196, 30, 10], ["cookie", 24, 62, -14], ["raspberry", 96, 56, 0], ["golden", 164, 58, 0], ["lemon-glaze", 232, 62, 12],
];
const BAND: [kind: string, x: number, y: number][] = [["cookie", 58, 178], ["raspberry", 114, 186], ["sugar", 170, 190], ["fruit-centre", 226, 186], ["cookie", 282, 178]];

/** The tin full of cookies. */
export const tin = (): string =>
  picture(
    oval(170, 262, 150, 18, "#3a2417", `opacity=".16"`) + path("M14 112V226Q14 262 170 262Q326 262 326 226V112Z", "#1f4a8f") + oval(170, 112, 156, 34, "#16305c") +
      HEAP.map(([kind, x, y, turn], i) => at(x, y, 0.86, cookie(kind, i), turn)).join("") +
      path("M14 112Q14 146 170 146Q326 146 326 112V226Q326 262 170 262Q14 262 14 226Z", "#2456a6") + path("M14 112Q14 146 170 146Q326 146 326 112V126Q326 160 170 160Q14 160 14 126Z", "#8fb2e8") + path("M14 214Q14 250 170 250Q326 250 326 214V226Q326 262 170 262Q14 262 14 226Z", "#16305c") +
      BAND.map(([kind, x, y], i) => at(x - 19, y, 0.38, cookie(kind, i))).join("") + line("M30 140V232", "#fff", 6, `opacity=".22"`),
    { box: "0 0 340 284", cls: "tin" },
  );
