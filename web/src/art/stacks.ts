/** Stacks of Cover Your Cookies. */
import { chance } from "./chance";
import { cookie } from "./cookies";
import { n, oval } from "./paper";

// A batch is a row of cards; each lies across the one beneath, and the top one always stands upright.
const small = (kind: string, x: number, seed: number): string => `<g transform="translate(${n(x)} 0)"><rect x="-31" y="-41" width="62" height="86" rx="8" fill="#3a2417" opacity=".16"/><rect x="-31" y="-43" width="62" height="86" rx="8" fill="#fffaf0" stroke="#dcc69b" stroke-width="1.5"/><g transform="translate(-26 -26) scale(.52)">${cookie(kind, seed)}</g></g>`;
export function batch(cards: readonly string[], wide = 44): string {
  const step = Math.min(wide, 88 / Math.max(1, cards.length - 1)), from = (-step * (cards.length - 1)) / 2;
  return cards.map((kind, i) => small(kind, from + step * i, i)).join("");
}
/** Batches crosswise; the key says how this one lies. */
export function stack(batches: readonly (readonly string[])[], { show = 4, lifted = false, key = "" } = {}): string {
  if (!batches.length) return `<rect x="-50" y="-56" width="100" height="112" rx="12" fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="3" stroke-dasharray="7 8"/>`;
  const rnd = chance(key + batches.length), from = Math.max(0, batches.length - show), deep = batches.length - 1;
  let out = oval(0, 50 + (deep - from) * 2, 84, 22, "#3a2417", `opacity=".14"`);
  for (let i = from; i <= deep; i++) {
    const below = deep - i, top = !below, turn = (below % 2 ? 90 : 0) + (top ? 0 : rnd.in(-4, 4));
    out += `<g class="${top ? "top" : ""} ${top && lifted ? "lifted" : ""}"><g transform="translate(${n(below ? rnd.in(-3, 3) : 0)} ${below * 5}) rotate(${n(turn)})">${batch(batches[i]!, top ? 40 : 56)}</g></g>`;
  }
  return out;
}
