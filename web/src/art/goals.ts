/** The backs of lands: what a goal counts, and its points in a star. */
import { chance } from "./chance";
import { DINOS, dino, isLarge } from "./dinos";
import { GROUND, egg, ridge } from "./ground";
import { at, disc, escape, line, oval, path, scatter, tone, wavy } from "./paper";

/** What of a goal in the catalogue is drawn: its looks. */
export interface GoalArt {
  id: string;
  family: "each" | "most" | "herds" | "biggest" | "types" | "extinct";
  /** What it counts, or how many. */
  asks: string;
  points: number;
  /** The few words or signs below its picture. */
  caption: string;
}

const THING: Record<string, () => string> = {
  egg: () => egg(50, 54, 1.1), plants: () => GROUND.plants!(chance(1)), meat: () => GROUND.meat!(chance(1)), tar: () => GROUND.tar!(chance(1)), nest: () => GROUND.nest!(chance(1)), ridge: () => `<g transform="translate(0 66) scale(1 1.4)">${ridge(chance(2))}</g>`, bare: () => oval(50, 58, 40, 24, "#e3bd8f") + GROUND.bare!(chance(4)),
  small: () => at(-2, 20, 0.6, dino("ankylosaurus")) + at(44, 22, 0.58, dino("velociraptor")), medium: () => at(0, 16, 0.62, dino("triceratops")) + at(44, 26, 0.6, dino("carnotaurus")), large: () => at(0, 4, 0.48, dino("apatosaurus")) + at(4, 50, 0.48, dino("tyrannosaurus")),
  herbivore: () => at(0, 10, 0.6, dino("triceratops")) + at(42, 40, 0.6, dino("ankylosaurus")), carnivore: () => at(0, 8, 0.6, dino("velociraptor")) + at(42, 38, 0.6, dino("carnotaurus")),
};
for (const name of DINOS) THING[name] = () => (isLarge(name) ? at(0, 24, 0.5, dino(name)) : dino(name));
const pack = (count: number): string => Array.from({ length: count }, (_, i) => at(6 + (i % 3) * 28 + (i > 2 ? 12 : 0), count > 3 ? 14 + Math.floor(i / 3) * 38 : 32, 0.4, dino("triceratops"))).join("");

const HUE: Record<string, string> = { most: "#7445c4", each: "#1f4a8f", herds: "#1d7a5f", biggest: "#1d7a5f", types: "#b5561a", extinct: "#8f3252" };

/** The back of a land: what a goal counts, and its points in a star. */
export function goalCard(g: GoalArt): string {
  const thing = g.family === "each" || g.family === "most" ? g.asks : "";
  const count = Number(g.asks) || 0;
  const hue = HUE[g.family] ?? "#1f4a8f";
  let art = `<rect width="200" height="200" rx="20" fill="${tone(hue, -0.3)}"/><rect x="5" y="5" width="190" height="188" rx="16" fill="${hue}"/>` + scatter(chance(g.id), 12, 100, 90, 110, 34).filter(([x, y]) => x > 14 && x < 186 && y > 14 && y < 180).map(([x, y]) => path(wavy(x, y, 5, 4, 0.6), "#fff", `opacity=".25"`)).join("") + oval(100, 96, 72, 60, "#fffaf0", `opacity=".94"`);
  art += thing ? at(52, 46, 0.96, (THING[thing] ?? THING.bare!)()) : g.family === "herds" ? at(52, 46, 0.96, pack(count)) : g.family === "biggest" ? at(52, 40, 0.96, pack(count)) : g.family === "types" ? DINOS.map((name, i) => `<g class="${i < count ? "" : "dead"}">${at(40 + (i % 3) * 40, 58 + Math.floor(i / 3) * 38, isLarge(name) ? 0.2 : 0.38, dino(name))}</g>`).join("") :
    line("M74 120L126 72", "#efe4cf", 20) + [[68, 112], [80, 126], [120, 66], [132, 80]].map(([x = 0, y = 0]) => disc(x, y, 14, "#efe4cf")).join("") + `<text x="100" y="110" text-anchor="middle" class="art-number told" font-size="40" fill="${hue}">≤${count}</text>`;
  return art + `<g class="told">` + path(wavy(158, 40, 37, 9, 0.14), "#b8770a") + path(wavy(157, 37, 36, 9, 0.14), "#ffce3d") + `<text x="157" y="50" text-anchor="middle" class="art-number" font-size="39" fill="#5a3604">${g.points}</text>` +
    `<text x="100" y="185" text-anchor="middle" class="art-number" font-size="38" fill="#fff">${escape(g.caption)}</text></g>`;
}
