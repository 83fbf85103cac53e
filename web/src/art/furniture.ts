/** The lobby's chairs, and signs that several pages use. */
import { face } from "./face";
import { at, disc, label, line, oval, path, picture, tone } from "./paper";

/** A chair, and who sits on it: a cookie on a cushion; a bot has a feeler. */
export function chair(colour: string, who: { name: string; bot: boolean } | null): string {
  const wood = who ? "#c98f4e" : "#dcc39b";
  const dark = tone(wood, -0.35);
  const dash = who ? "" : `stroke-dasharray="6 6"`;
  const frame =
    line("M24 112L27 150M96 112L93 150", dark, 9) + path("M22 116V28Q22 10 40 10H80Q98 10 98 28V116Z", wood, `stroke="${dark}" stroke-width="4" ${dash}`) +
    line("M44 24V96M60 22V96M76 24V96", dark, 5, `opacity="${who ? 0.5 : 0.25}"`);
  const cushion = path("M14 112Q14 100 26 100H94Q106 100 106 112Q106 124 94 124H26Q14 124 14 112Z", who ? colour : "#efe2c6", `stroke="${who ? tone(colour, -0.35) : "#cdb283"}" stroke-width="4" ${dash}`);
  const feeler = who?.bot ? line("M60 34V16", "#59677c", 4) + disc(60, 12, 7, "#f2b632", `stroke="#59677c" stroke-width="3"`) : "";
  const sitter = who ? feeler + at(19, 26, 0.82, face(who.name, colour)) : label(60, 78, 44, "#a98a58", "+");
  return picture(oval(60, 152, 52, 8, "#3a2417", `opacity=".13"`) + frame + cushion + sitter, { box: "0 0 120 162", cls: "chair" });
}

export const TICK = picture(disc(50, 50, 46, "#1d8a6b", `stroke="#fff" stroke-width="8"`) + line("M28 52L44 68L74 34", "#fff", 11));

/** A fan of backs as others hold it; the count is what matters, so it stands beside it as a number. */
export function fan(count: number): string {
  const shown = Math.min(count, 9);
  const wide = Math.min(11, 52 / Math.max(1, shown));
  let out = "";
  for (let i = 0; i < shown; i++) {
    const middle = i - (shown - 1) / 2;
    out += `<g transform="translate(${50 + middle * wide} 60) rotate(${middle * Math.min(9, 46 / shown)})"><rect x="-15" y="-40" width="30" height="42" rx="5" fill="#2456a6" stroke="#bcd2f4" stroke-width="2"/><circle cy="-19" r="7" fill="#e2a557"/></g>`;
  }
  return picture(out, { box: "0 8 100 60", cls: "fan" });
}
