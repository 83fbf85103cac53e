/** Face-down tokens, jars and the bandits' sack of Cookie Hoarder. */
import { chance } from "./chance";
import { cookie } from "./cookies";
import { disc, line, n, oval, path, tone, wavy } from "./paper";

/** A token lying on its face: its paper cup. */
export const cup = (): string => disc(50, 53, 42, "#4f3a72") + path(wavy(50, 50, 42, 20, 0.06), "#8d6fc0") + path(wavy(50, 50, 33, 20, 0.05), "#a98dd6") + disc(50, 50, 24, "#9a7dca") + `<text x="50" y="69" text-anchor="middle" class="art-number" font-size="56" fill="#fff" opacity=".9">?</text>`;

/** A jar with what was taken, lying as it fell. */
export function jar(tokens: readonly string[], colour: string, seed = ""): string {
  const rnd = chance(seed), put = tokens.map((kind, i) => {
    const row = Math.floor(i / 3), x = 27 + (i % 3) * 23 + (row % 2 ? 9 : 0) + rnd.in(-3, 3), y = 84 - row * 20 + rnd.in(-2, 2);
    return `<g transform="translate(${n(x - 16)} ${n(y - 16)}) rotate(${n(rnd.in(-20, 20))} 16 16) scale(.34)">${cookie(kind, i + seed.length)}</g>`;
  }).join("");
  return oval(50, 108, 40, 6, "#3a2417", `opacity=".16"`) + path("M14 34Q10 28 14 24H86Q90 28 86 34Q94 42 94 56V90Q94 106 78 106H22Q6 106 6 90V56Q6 42 14 34Z", "#ffffff", `opacity=".55"`) + put +
    path("M14 34Q10 28 14 24H86Q90 28 86 34Q94 42 94 56V90Q94 106 78 106H22Q6 106 6 90V56Q6 42 14 34Z", "none", `stroke="#8ea6c4" stroke-width="3"`) + line("M14 50Q12 60 13 70", "#fff", 4, `opacity=".9"`) + path("M10 12Q10 6 16 6H84Q90 6 90 12V24H10Z", colour) + path("M10 20H90V26H10Z", tone(colour, -0.35)) + line("M20 12H50", "#fff", 3.5, `opacity=".4"`);
}
export const sack = (): string => oval(50, 104, 44, 6, "#3a2417", `opacity=".16"`) + path("M30 30Q50 40 70 30Q100 60 92 92Q88 106 50 106Q12 106 8 92Q0 60 30 30Z", "#6b4a35") + path("M30 30Q50 40 70 30Q78 14 66 12Q58 18 50 12Q42 18 34 12Q22 14 30 30Z", "#84603f") + line("M29 31Q50 41 71 31", "#e6d3ae", 5) + `<g transform="translate(22 44) scale(.56)">${cookie("bandit")}</g>`;
