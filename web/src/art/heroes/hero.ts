/** One portrait for each Braverse card, from its colour, level, deeds, name and number. */
import { chance } from "../chance";
import { disc, line, once, oval, path, tone } from "../paper";
import { backdrop } from "./backdrop";
import { COLOUR } from "./colours";
import { EYES, MARKS, MOUTHS } from "./features";
import { DOUGHS, HEADS } from "./heads";
import { item, stage, trap } from "./props";
import { hasSign, sign } from "./signs";
import { TOPS } from "./tops";
import { WORDS } from "./words";

/** What a portrait needs to know of a card; its name is the English one, so that it looks the same to all. */
export interface HeroCard {
  number: string;
  name: string;
  type: string;
  color: string;
  level?: number | null;
  /** The operation of its effects that it holds as a sign; none if it has no effect. */
  sign: string | null;
}

/** The whole picture of a card, 100 wide and 112 high: backdrop, figure, and what it holds. */
export const hero = (card: HeroCard): string => once(`hero ${card.number}`, () => draw(card));

function draw(card: HeroCard): string {
  const c = COLOUR[card.color] ?? COLOUR.red!;
  const rnd = chance(card.number);
  const back = backdrop(rnd, c), op = card.sign && hasSign(card.sign) ? card.sign : "none";
  if (card.type === "item") return back + item(rnd, c, op);
  if (card.type === "trap") return back + trap(rnd, c, op);
  if (card.type === "stage") return back + stage(rnd, c, op);
  const look: Record<string, string | number> = { head: rnd.of(Object.keys(HEADS)), top: rnd.of(["glaze", "cream", "berries", "bow"]), marks: "none", eyes: rnd.of(["bright", "bright", "dots", "happy", "wink"]), mouth: rnd.of(Object.keys(MOUTHS)), dough: Math.floor(rnd() * DOUGHS.length) };
  for (const word of card.name.toLowerCase().split(/[^a-z]+/))
    for (const hint of (WORDS[word] ?? "").split(" ").filter(Boolean)) { const [key, value] = hint.split(":") as [string, string]; look[key] = value; }
  const dough = DOUGHS[Number(look.dough)]!, rim = tone(dough, -0.45), head = HEADS[look.head!]!(rnd);
  const behind = ["wings", "ears", "lamp", "hood"].includes(String(look.top));
  const size = [0.8, 0.84, 0.9, 0.96][Math.min(card.level ?? 0, 3)]!;
  const shirt = rnd.of([0, 1, 2]);
  const torso = path("M33 74Q50 68 67 74Q75 92 73 118H27Q25 92 33 74Z", dough, `stroke="${rim}" stroke-width="3"`) +
    (shirt === 0 ? path("M32 82Q50 90 68 82L72 118H28Z", c[0], `stroke="${c[2]}" stroke-width="2.2"`) : shirt === 1 ? path("M31 78Q50 90 69 78L70 86Q50 98 30 86Z", c[1], `stroke="${c[2]}" stroke-width="2.2"`) + path("M38 88L34 108L46 104Z", c[1], `stroke="${c[2]}" stroke-width="2.2"`) : path("M36 76H64V118H36Z", "#fffaf0", `stroke="${c[2]}" stroke-width="2.2"`) + disc(50, 92, 3, c[0]) + disc(50, 104, 3, c[0]));
  const cape = (card.level ?? 0) >= 3 ? path("M28 76Q10 96 12 122H88Q90 96 72 76Z", c[0], `stroke="${c[2]}" stroke-width="2.6"`) : "";
  const arms = line("M31 84Q18 90 20 102", rim, 13) + line("M31 84Q18 90 20 102", dough, 9) + line("M69 84Q84 84 83 72", rim, 13) + line("M69 84Q84 84 83 72", dough, 9);
  const face = path(head, tone(dough, -0.2), `transform="translate(0 2.5)"`) + path(head, dough, `stroke="${rim}" stroke-width="3"`) + oval(41, 35, 15, 10, tone(dough, 0.4), `opacity=".45"`) + MARKS[look.marks!]!(dough);
  const looks = EYES[look.eyes!]!(c) + MOUTHS[look.mouth!]!() + oval(29, 59, 5, 3.2, "#ff7d6b", `opacity=".5"`) + oval(71, 59, 5, 3.2, "#ff7d6b", `opacity=".5"`);
  const top = TOPS[look.top!]!(c);
  const held = card.sign === null ? "" : disc(82, 68, 14, "#fffaf0", `opacity=".94"`) + disc(82, 68, 14, "none", `stroke="${c[2]}" stroke-width="2"`) + sign(op, 82, 68, 0.78);
  return back + `<g transform="translate(50 112) scale(${size}) translate(-48 -108)">${cape}${torso}${arms}${behind ? top : ""}${face}${looks}${behind ? "" : top}${held}</g>`;
}
