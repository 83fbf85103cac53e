/** Dice of Toss Your Cookies. */
import { cookie } from "./cookies";
import { escape, line, tone } from "./paper";

const FACES: Record<string, string> = {
  swap: "M28 40H70l-11-11M72 60H30l11 11", left: "M72 50H30l16-16M30 50l16 16", right: "M28 50H70L54 34M70 50L54 66", toss: "M50 74V30M32 46L50 28L68 46M30 78H70",
};
/** A die in a box of 100 by 112; a face without a sign of its own is written on it. */
export function die(kind: "action" | "number", face: string, turn = 0): string {
  const c = kind === "action" ? "#1f7fb0" : "#fffaf0", ink = kind === "action" ? "#fff" : "#1f4a8f";
  const mark = FACES[face] ? line(FACES[face], ink, 10) : face === "milk" ? `<g transform="translate(22 18) scale(.58)">${cookie("milk")}</g>` : face ? `<text x="50" y="${face.length > 1 ? 64 : 71}" text-anchor="middle" class="art-number" font-size="${face.length > 1 ? Math.min(40, 130 / face.length) : 62}" fill="${ink}">${escape(face)}</text>` : "";
  return `<g transform="rotate(${turn} 50 50)">` + `<rect x="6" y="16" width="88" height="84" rx="20" fill="${tone(c, -0.42)}"/><rect x="6" y="4" width="88" height="88" rx="20" fill="${c}"/><rect x="13" y="10" width="74" height="74" rx="15" fill="${tone(c, kind === "action" ? 0.1 : 1)}" opacity=".5"/>${mark}</g>`;
}
