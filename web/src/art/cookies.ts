/** Cookies: each kind is a recipe, one line of layers from the dough up. */
import { chance, type Chance } from "./chance";
import { blob, disc, label, line, n, once, oval, path, picture, scatter, tone, wavy, type Frame } from "./paper";

type Layer = (rnd: Chance) => string;

const DOUGH = {
  golden: "#e2a557", pale: "#f1d29a", ginger: "#bd7232", dark: "#6b4128",
  oat: "#cf9a5b", almond: "#e7b877", poison: "#8f7fb5", gold: "#f7c531", lemon: "#f4dd7b",
};

// Layers. Each gets the recipe's own chance, so that no two cookies of a kind are the same.
const body = (d: string, top: string, dough: string): string =>
  path(d, tone(dough, -0.38)) + path(top, dough) + oval(42, 37, 25, 20, tone(dough, 0.35), `opacity=".55"`);
const round = (dough: string, wobble = 0.035): Layer => (rnd) => {
  const seed = rnd();
  return body(blob(50, 52, 43, chance(seed), wobble), blob(50, 48.5, 41, chance(seed), wobble), dough);
};
const scallop = (dough: string, waves = 12, depth = 0.1): Layer => () =>
  body(wavy(50, 52, 45, waves, depth), wavy(50, 48.5, 43, waves, depth), dough);
const square = (dough: string): Layer => () => {
  const box = (y: number, r: number): string => `M${50 - r} ${y - r + 9}Q${50 - r} ${y - r} ${50 - r + 9} ${y - r}H${50 + r - 9}Q${50 + r} ${y - r} ${50 + r} ${y - r + 9}V${y + r - 9}Q${50 + r} ${y + r} ${50 + r - 9} ${y + r}H${50 - r + 9}Q${50 - r} ${y + r} ${50 - r} ${y + r - 9}Z`;
  return body(box(53, 39), box(49, 38), dough);
};
const chips = (colour: string, count = 8, size = 6): Layer => (rnd) =>
  scatter(rnd, count, 50, 48, 31, 15).map(([x, y]) => {
    const r = size * rnd.in(0.8, 1.15);
    return path(blob(x, y + 1, r, rnd, 0.16, 6), tone(colour, -0.4)) + path(blob(x, y - 0.6, r * 0.88, rnd, 0.16, 6), colour) +
      disc(x - r * 0.3, y - r * 0.35, r * 0.22, "#fff", `opacity=".55"`);
  }).join("");
const cracks = (colour: string, count = 5): Layer => (rnd) =>
  scatter(rnd, count, 50, 48, 26, 16).map(([x, y]) => {
    const a = rnd() * 6.3, l = rnd.in(6, 11);
    return line(`M${n(x - Math.cos(a) * l)} ${n(y - Math.sin(a) * l)}q${n(rnd.in(-6, 6))} ${n(rnd.in(-6, 6))} ${n(Math.cos(a) * l * 2)} ${n(Math.sin(a) * l * 2)}`, tone(colour, -0.3), 2.6, `opacity=".7"`);
  }).join("");
const sprinkles = (colours: readonly string[], count = 16, long = 6): Layer => (rnd) =>
  scatter(rnd, count, 50, 47, 29, 9).map(([x, y]) => {
    const a = rnd() * 3.2;
    return line(`M${n(x)} ${n(y)}l${n(Math.cos(a) * long)} ${n(Math.sin(a) * long)}`, rnd.of(colours), 3.6);
  }).join("");
const icing = (colour: string, r = 33, wobble = 0.07): Layer => (rnd) => {
  const seed = rnd();
  return path(blob(50, 49.5, r, chance(seed), wobble, 12), tone(colour, -0.22)) + path(blob(50, 47.5, r, chance(seed), wobble, 12), colour) +
    line("M31 38Q38 26 52 25", "#fff", 4, `opacity=".7"`);
};
const sugar = (count = 26): Layer => (rnd) =>
  scatter(rnd, count, 50, 48, 35, 6).map(([x, y]) => disc(x, y, rnd.in(1, 1.9), "#fff", `opacity=".9"`)).join("");
const fork = (colour: string): Layer => () =>
  [-16, 0, 16].map((d) => line(`M${26 - d * 0.1} ${48 + d}H${74 + d * 0.1}`, tone(colour, -0.25), 4, `opacity=".75"`) +
    line(`M${50 + d} 24V72`, tone(colour, -0.25), 4, `opacity=".75"`)).join("");
const jam = (colour: string, r = 17): Layer => (rnd) =>
  path(blob(50, 50, r + 3, rnd, 0.04), tone(colour, -0.35)) + path(blob(50, 49, r, rnd, 0.05), colour) +
    oval(44, 43, 6, 4, "#fff", `opacity=".6" transform="rotate(-30 44 43)"`);
const swirl = (colour: string, width = 8): Layer => () =>
  line("M50 48c3-5 11-1 9 6-2 9-17 9-20-2-3-14 16-23 28-12 12 12 3 34-17 34-20 0-31-20-25-37", colour, width);
const nuts = (colour: string, count = 6): Layer => (rnd) =>
  scatter(rnd, count, 50, 48, 29, 17).map(([x, y]) => {
    const a = Math.round(rnd() * 180);
    return `<g transform="rotate(${a} ${n(x)} ${n(y)})">` + oval(x, y + 1, 8.5, 5, tone(colour, -0.35)) + oval(x, y - 0.5, 8, 4.4, colour) +
      line(`M${n(x - 5)} ${n(y - 0.5)}h10`, tone(colour, -0.2), 1.2) + "</g>";
  }).join("");
const drizzle = (colour: string): Layer => () =>
  line("M18 40L40 22M16 56L60 20M22 68L74 26M34 74L80 38M50 78L82 54", colour, 4.2, `opacity=".95"`);
const holes = (colour: string): Layer => () =>
  [[34, 34], [50, 34], [66, 34], [34, 50], [50, 50], [66, 50], [34, 66], [50, 66], [66, 66]].map(([x, y]) => disc(x!, y!, 2.6, tone(colour, -0.35))).join("");
const shreds = (count = 26): Layer => (rnd) =>
  scatter(rnd, count, 50, 47, 34, 6).map(([x, y]) => {
    const a = rnd() * 3.2;
    return line(`M${n(x)} ${n(y)}q2 ${n(rnd.in(-3, 3))} ${n(Math.cos(a) * 9)} ${n(Math.sin(a) * 9)}`, rnd.of(["#fff", "#fff8e6", "#f6e7c4"]), 3);
  }).join("");
const face = (look: string): Layer => () => look;

const skull = line("M38 44l8 8m0-8l-8 8M55 44l8 8m0-8l-8 8", "#fff", 4.4) + line("M36 64c3-5 6-5 8-1s5 4 7 0 5-4 7 0 5 4 7 0", "#fff", 4);
const star = path(wavy(50, 48, 22, 5, 0.5), "#fff6cf") + path(wavy(50, 48, 16, 5, 0.5), "#ffdf6b");
const mask = path("M14 40Q50 30 86 40Q88 56 74 60Q60 62 54 52Q50 48 46 52Q40 62 26 60Q12 56 14 40Z", "#3b2c44") +
  oval(33, 48, 7, 5.5, "#fff") + oval(67, 48, 7, 5.5, "#fff") + disc(35, 49, 3, "#2a1c30") + disc(65, 49, 3, "#2a1c30");
/** A mask has a name in the whole page, so each bitten cookie has one of its own. */
const bitten = (...layers: Layer[]): Layer => (rnd) => {
  const id = `bite${Math.floor(rnd() * 1e9)}`;
  const bites = disc(82, 26, 22, "#000") + disc(64, 12, 10, "#000") + disc(93, 49, 9, "#000");
  const crumbs = disc(76, 60, 2, DOUGH.oat) + disc(84, 12, 2.6, DOUGH.oat) + disc(90, 20, 1.6, DOUGH.oat);
  return `<mask id="${id}"><rect width="100" height="100" fill="#fff"/>${bites}</mask><g mask="url(#${id})">${layers.map((layer) => layer(rnd)).join("")}</g>${crumbs}`;
};
const glass = (milk: string): Layer => () =>
  path("M24 14H76L70 88Q69 94 62 94H38Q31 94 30 88Z", "#dfeaf5") + path("M27 34Q38 28 50 34T73 34L69 86Q68 91 62 91H38Q32 91 31 86Z", milk) +
  line("M34 22l4 58", "#fff", 5, `opacity=".8"`) + line("M24 14H76L70 88Q69 94 62 94H38Q31 94 30 88Z", "#9fb4cc", 3);
const man = (dough: string): Layer => () => {
  const d = "M50 8a17 17 0 0 1 13 28q2 3 6 3h14a8 8 0 0 1 0 17H69q-3 0-2 4l9 24a8 8 0 0 1-15 6l-8-18q-3-5-6 0l-8 18a8 8 0 0 1-15-6l9-24q1-4-2-4H17a8 8 0 0 1 0-17h14q4 0 6-3A17 17 0 0 1 50 8Z";
  return `<g transform="translate(0 3)">${path(d, tone(dough, -0.38))}</g>` + path(d, dough) +
    disc(43, 23, 2.8, "#4a2a18") + disc(57, 23, 2.8, "#4a2a18") + line("M43 30q7 6 14 0", "#fff", 2.6) + disc(50, 48, 3.2, "#d8456f") + disc(50, 60, 3.2, "#3f8f7b") +
    line("M14 42q3 5 0 11M86 42q-3 5 0 11M30 80q5 1 8 5M70 80q-5 1-8 5", "#fff", 2.6);
};
const fortune = (dough: string): Layer => () =>
  path("M8 62Q6 24 44 22Q52 34 56 22Q94 26 92 62Q86 82 70 74Q54 64 50 44Q46 64 30 74Q14 82 8 62Z", tone(dough, -0.34)) +
  path("M10 58Q9 26 44 24Q52 36 56 24Q91 27 90 58Q84 76 70 69Q55 60 50 40Q45 60 30 69Q16 76 10 58Z", dough) +
  path("M46 60L78 84L74 92L42 68Z", "#fffdf6") + line("M50 66l20 15", "#d8456f", 2.4) + line("M22 40Q28 31 40 30", "#fff", 4, `opacity=".6"`);
const sandwich = (dough: string, cream: string): Layer => (rnd) =>
  path(wavy(50, 57, 41, 16, 0.05), tone(dough, -0.45)) + path(blob(50, 52, 40, rnd, 0.03), cream) + path(wavy(50, 45, 41, 16, 0.05), tone(dough, -0.15)) +
  path(wavy(50, 43, 40, 16, 0.05), dough) + line("M50 16V70M23 43H77M31 24L69 62M69 24L31 62", tone(dough, 0.18), 2.6, `opacity=".7"`) + disc(50, 43, 8, tone(dough, 0.2));
const badge = (sign: string, colour: string): Layer => () =>
  path(wavy(50, 50, 45, 14, 0.09), tone(colour, -0.4)) + path(wavy(50, 47, 43, 14, 0.09), colour) + disc(50, 47, 31, tone(colour, 0.28)) + line(sign, "#fff", 9);

const S = ["#e0457b", "#f6b93b", "#3ba99c", "#4b7bec", "#fff"];
const RECIPES: Record<string, readonly Layer[]> = {
  cookie: [round(DOUGH.golden), cracks(DOUGH.golden, 2), chips("#5a3220", 7)],
  poison: [round(DOUGH.poison), icing("#5b2a86", 32), face(skull)],
  golden: [scallop(DOUGH.gold, 14, 0.07), sugar(14), face(star)],
  bandit: [round(DOUGH.ginger), chips("#5a3220", 5, 5), face(mask)],
  "iced-sugar": [scallop(DOUGH.pale), icing("#f79ac0", 34, 0.03), sprinkles(S, 14)],
  gingerbread: [man(DOUGH.ginger)],
  fortune: [fortune(DOUGH.golden)],
  sandwich: [sandwich("#54341f", "#fff6e0")],
  "chocolate-chip": [round(DOUGH.golden), cracks(DOUGH.golden, 2), chips("#55301e", 9)],
  macadamia: [round(DOUGH.pale), cracks(DOUGH.pale, 3), nuts("#fff1cf", 6)],
  "fudge-swirl": [round(DOUGH.dark), swirl("#f3d5a4", 7)],
  "fruit-centre": [scallop(DOUGH.almond, 10, 0.1), jam("#d8345f", 18), sugar(16)],
  "half-eaten": [bitten(round(DOUGH.oat), chips("#55301e", 7))],
  wild: [badge("M34 40a16 14 0 1 1 22 12q-6 4-6 9M50 72v.5", "#7a4fd0")],
  milk: [glass("#fffdf8")],
  sugar: [round(DOUGH.pale), sugar(34)],
  oatmeal: [round(DOUGH.oat, 0.06), cracks(DOUGH.oat, 6), chips("#6d3b52", 5, 4.6)],
  gingersnap: [round(DOUGH.ginger), cracks(DOUGH.ginger, 9), sugar(10)],
  shortbread: [square(DOUGH.pale), holes(DOUGH.pale)],
  "peanut-butter": [round(DOUGH.almond), fork(DOUGH.almond)],
  coconut: [round(DOUGH.golden), icing("#fff4dc", 35, 0.05), shreds(24)],
  raspberry: [scallop(DOUGH.pale, 9, 0.13), jam("#c62a5b", 20), sugar(12)],
  "lemon-glaze": [round(DOUGH.lemon), icing("#fff3a6", 34), drizzle("#ffffff")],
  "honey-almond": [scallop(DOUGH.almond, 6, 0.06), icing("#f1b234", 33, 0.05), nuts("#f7e3bf", 5)],
  "fresh-milk": [glass("#fffdf8")],
  "chocolate-milk": [glass("#9c6b48")],
  rotate: [badge("M30 54A21 21 0 1 1 50 68M50 68l9-8M50 68l8 9", "#2f7fc1")],
  enhance: [badge("M50 28V66M31 47H69", "#c9821b")],
  swap: [badge("M30 38H68l-9-9M70 58H32l9 9", "#2d9a78")],
  "exchange-left": [badge("M70 47H32l14-14M32 47l14 14", "#c0436d")],
  "exchange-right": [badge("M30 47H68L54 33M68 47L54 61", "#c0436d")],
};

/** All kinds that have a recipe of their own. */
export const COOKIES: readonly string[] = Object.keys(RECIPES);

/** The inside of a cookie of a kind; the seed says which one of its kind. A kind without a recipe is a plain cookie. */
export function cookie(kind: string, seed: string | number = 0): string {
  return once(`cookie ${kind} ${seed}`, () => {
    const [name, number] = kind.startsWith("bandit ") ? ["bandit", kind.slice(7)] : [kind, ""];
    const rnd = chance(name + String(seed));
    const art = (RECIPES[name] ?? RECIPES.cookie!).map((layer) => layer(rnd)).join("");
    return number ? `${art}<g class="badge">${disc(50, 78, 15, "#fff6e6")}${disc(50, 78, 12.5, "#c4283f")}${label(50, 84, 18, "#fff", number)}</g>` : art;
  });
}

export const cookiePicture = (kind: string, seed: string | number = 0, frame?: Frame): string => picture(cookie(kind, seed), frame);
