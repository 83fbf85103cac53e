/** Cards of Cookie Chomper: numbers have fixed places, so that two cards compare at a glance. */
import "./bakes.css";
import { chance } from "./chance";
import { CARD_BOX, SHEET, disc, escape, line, once, oval, path, picture, tone, wavy } from "./paper";

const PLACE: Record<string, [number, number]> = { 1: [27, 36], 2: [73, 36], 3: [50, 70], 4: [27, 104], 5: [73, 104] };
export const HUE: Record<string, string> = { 0: "#8a6547", 1: "#c9386b", 2: "#d0650f", 3: "#f2b632", 4: "#1d8a6b", 5: "#3563c9" };
const FAMILY = { opens: "#1d8a6b", counts: "#3563c9", turns: "#7445c4", meddles: "#c9386b" };
const ACTIONS: Record<string, [keyof typeof FAMILY, string]> = {
  Add: ["counts", "M50 40V76M32 58H68"], Subtract: ["counts", "M32 58H68"], Multiply: ["counts", "M37 45L63 71M63 45L37 71"], Double: ["counts", "M27 49L44 66M44 49L27 66M55 50Q57 42 65 42Q74 42 74 50Q74 57 55 73H75"],
  Negate: ["turns", "M50 36V64M36 50H64M36 77H64"], Reverse: ["turns", "M66 72V56Q66 44 52 44H34M34 44L44 34M34 44L44 54"], Opposites: ["turns", "half"], Flip: ["turns", "M38 74V42M38 42L29 51M38 42L47 51M62 42V74M62 74L53 65M62 74L71 65"],
  "Think Again!": ["meddles", "M33 47Q34 38 43 38Q53 38 53 47Q53 53 43 57V62M43 76v.1M67 38V62M67 76v.1"], Veto: ["meddles", "M50 38a20 20 0 1 0 .1 0M37 45L63 71"], Copy: ["meddles", "M42 44H66V72H42ZM36 64H34V36H58V38"],
  Roll: ["opens", "die"], Seek: ["opens", "M47 40a14 14 0 1 0 .1 0M58 65L69 76"], Skip: ["opens", "M34 44L48 58L34 72M52 44L66 58L52 72"], Mulligan: ["opens", "M32 54A19 19 0 0 1 66 47M66 47V36M66 47H55M68 62A19 19 0 0 1 34 69M34 69V80M34 69H45"],
};

/** Its place goes by its size, which grows on small cards. */
const digit = (number: string, x: number, y: number, size: number, fill: string): string => `<text x="${x}" y="${y}" dy=".34em" text-anchor="middle" class="art-number digit" font-size="${size}" fill="${fill}">${number}</text>`;
const button = (number: string, x: number, y: number, r = 20): string =>
  disc(x, y + 2.5, r, tone(HUE[number]!, -0.45)) + disc(x, y, r, HUE[number]!) + oval(x - r * 0.25, y - r * 0.45, r * 0.5, r * 0.28, "#fff", `opacity=".28"`) +
  digit(number, x, y, r * 1.25, number === "3" ? "#4a2e12" : "#fff");
const hollow = (number: string, x: number, y: number): string => disc(x, y, 18, "#fffaf0", `stroke="${HUE[number]!}" stroke-width="3.5" stroke-dasharray="7 5"`) + digit(number, x, y, 25, tone(HUE[number]!, -0.25));
const print = (x: number, y: number): string => disc(x, y, 14, "none", `stroke="#e3d0ab" stroke-width="2" stroke-dasharray="3 4"`);

const doughnut = (): string => {
  const rnd = chance("zero");
  let bits = "";
  for (let i = 0; i < 13; i++) { const a = (i / 13) * 6.283; bits += line(`M${50 + Math.cos(a) * 25} ${70 + Math.sin(a) * 25}l${rnd.in(-4, 4)} ${rnd.in(-4, 4)}`, rnd.of(["#fff", "#f6b93b", "#3ba99c", "#4b7bec"]), 3); }
  return disc(50, 73, 27, "none", `stroke="#9c6430" stroke-width="25"`) + disc(50, 70, 27, "none", `stroke="#e2a557" stroke-width="25"`) + disc(50, 69, 26, "none", `stroke="#f284ae" stroke-width="19"`) + bits;
};
const die = (x = 50, y = 58, r = 19): string =>
  path(`M${x - r} ${y - r + 6}q0-6 6-6h${2 * r - 12}q6 0 6 6v${2 * r - 12}q0 6-6 6h-${2 * r - 12}q-6 0-6-6Z`, "#fff", `stroke="${tone(FAMILY.opens, -0.3)}" stroke-width="3"`) +
  [[-8, -8], [8, 8], [0, 0], [8, -8], [-8, 8]].map(([a = 0, b = 0]) => disc(x + a, y + b, 3.6, FAMILY.opens)).join("");

const kindOf = (name: string): [family: keyof typeof FAMILY, sign: string] => ACTIONS[name.startsWith("Flip") ? "Flip" : name] ?? ["meddles", "M42 47Q43 38 51 38Q60 38 60 47Q60 53 51 57V62M51 76v.1"];

function action(name: string): string {
  const [family, sign] = kindOf(name);
  const c = FAMILY[family];
  const medal = path(wavy(50, 61, 40, 16, 0.05), tone(c, -0.4)) + path(wavy(50, 58, 39, 16, 0.05), c) + disc(50, 58, 31, tone(c, 0.16)) + oval(40, 41, 14, 8, "#fff", `opacity=".18"`);
  const mark = sign === "die" ? die() : sign === "half" ? disc(50, 58, 20, "#fff") + path("M50 38A20 20 0 0 1 50 78Z", tone(c, -0.4)) :
    line(sign, tone(c, -0.45), 8.5, `transform="translate(0 2)"`) + line(sign, "#fff", 8.5);
  return `<g class="pic">${medal}${mark}</g>`;
}

/** The back that all cards share. */
export const BACK =
  `<rect x="1" y="1" width="98" height="138" rx="11" fill="#1f4a8f" stroke="#16305c" stroke-width="2"/><rect x="8" y="8" width="84" height="124" rx="7" fill="none" stroke="#8fb2e8" stroke-width="2"/>` +
  path(wavy(50, 70, 30, 12, 0.08), "#f4dca8") + disc(50, 70, 22, "#e2a557") + disc(43, 63, 3.5, "#5a3220") + disc(57, 66, 3.5, "#5a3220") + disc(48, 77, 3.5, "#5a3220") +
  line("M20 20h14M20 20v14M80 20H66M80 20v14M20 120h14M20 120v-14M80 120H66M80 120v-14", "#8fb2e8", 3);
export const backPicture = picture(BACK, { box: CARD_BOX });

export interface NumberCardLook {
  /** The one number that was chosen: the others fade. */
  chosen?: number | string | undefined;
  /** Numbers that miss: they are hollow. */
  misses?: readonly string[];
  /** What the card is called for people; numbers need no words. */
  caption?: string;
}

const acts = (name: string): boolean => /^[^\d?]/.test(name);

/** A card of Cookie Chomper or Number Chain by its name as it stands in a view; "?" is its back. */
export function numberCard(name: string, { chosen = "", misses = [] }: NumberCardLook = {}): string {
  if (name === "?") return BACK;
  return once(`card ${name} ${chosen} ${misses.join()}`, () => {
    if (acts(name)) return SHEET + action(name);
    if (name === "0") return SHEET + doughnut();
    const shown = name.split("/");
    const one = String(chosen);
    return SHEET + Object.entries(PLACE).map(([number, [x, y]]) => {
      if (!shown.includes(number)) return print(x, y);
      if (misses.includes(number)) return hollow(number, x, y);
      return `<g opacity="${one && one !== number ? 0.28 : 1}">${button(number, x, y, one === number ? 23 : 20)}</g>`;
    }).join("");
  });
}

/** The same to be laid into something of the class `card`: what an action is called is text, large enough to be read at any size, or not there. */
export function numberCardPicture(name: string, look: NumberCardLook = {}): string {
  const card = picture(numberCard(name, look), { box: CARD_BOX, cls: "card-art" });
  if (!acts(name)) return card;
  const c = FAMILY[kindOf(name)[0]];
  return `${card}<span class="caption" style="--ribbon:${tone(c, 0.86)};--ink:${tone(c, -0.35)}"><span>${escape(look.caption ?? name)}</span></span>`;
}

/** Where the numbers of a card can be tapped, as shares of its width and height. */
export const spots = (name: string): { number: string; x: number; y: number }[] =>
  /^[1-5]/.test(name) ? name.split("/").map((number) => ({ number, x: PLACE[number]![0] / 100, y: PLACE[number]![1] / 140 })) : [];
