/** A hand as others hold it: backs, or small cookies where it is seen; chosen cards slide out below it. */
import { cookie } from "../../art/cookies";
import { at, once, picture } from "../../art/paper";

const BACK = `<circle r="7" fill="#e2a557"/>`;

function small(kind: string, edge: string): string {
  const known = kind !== "?";
  const sheet = `<rect x="-15" y="-21" width="30" height="42" rx="5" fill="${known ? "#fffaf0" : "#2456a6"}" stroke="${known ? "#e6d3ae" : edge}" stroke-width="2"/>`;
  return sheet + (known ? at(-12, -12, 0.24, cookie(kind)) : BACK);
}

export function handFan(cards: readonly string[], out: number): string {
  return once(`fan ${cards.join()} ${out}`, () => {
    const held = cards.slice(0, Math.max(0, cards.length - out));
    const fan = held.map((kind, i) => {
      const middle = i - (held.length - 1) / 2;
      return `<g transform="translate(${60 + middle * 3} 96) rotate(${middle * 8}) translate(0 -65)">${small(kind, "#bcd2f4")}</g>`;
    });
    const slid = Array.from({ length: out }, (_, i) => `<g transform="translate(${60 + (i - (out - 1) / 2) * 26} 80) rotate(${i % 2 ? 6 : -5}) scale(.94)">${small("?", "#fff")}</g>`);
    return picture(fan.join("") + slid.join(""), { box: "0 6 120 96", cls: "fan" });
  });
}
