/** What an effect does, as a sign: on props, items, traps and stages. */
import { disc, line, oval, path, wavy } from "../paper";

const SIGNS: Record<string, string> = {
  damage: path("M0-13Q9-4 7 4Q12 1 11-3Q16 8 8 13Q0 17-8 13Q-15 7-9-3Q-8 2-5 3Q-7-5 0-13Z", "#f2622e") + path("M0 0Q6 6 2 11Q0 12-3 11Q-6 6 0 0Z", "#ffd257"),
  heal: path("M0 12Q-15 2-11-7Q-5-13 0-5Q5-13 11-7Q15 2 0 12Z", "#e0457b") + disc(-5, -5, 2, "#fff", `opacity=".8"`),
  draw: `<g transform="rotate(-10)">${path("M-9-12H5V8H-9Z", "#cfe3ff")}</g><g transform="rotate(8)">${path("M-4-11H10V9H-4Z", "#fff")}${line("M0-5H6M0 0H6", "#8aa6cc", 2)}</g>`,
  "change-attack": line("M-9 10L8-9", "#e9eef5", 6) + line("M-10 2L-2 10", "#c9821b", 4) + line("M-9 10L-12 13", "#8a5a33", 5),
  "change-damage": path("M0-13L12-8Q12 6 0 14Q-12 6-12-8Z", "#ffd257") + path("M0-9L8-6Q8 4 0 9Z", "#fff0b8"),
  move: line("M-10 4A11 11 0 1 1 2 11M2 11L8 5M2 11L8 16", "#7fd0b4", 4.5), look: oval(0, 0, 13, 8, "#fff") + disc(0, 0, 5.5, "#2f7fd0") + disc(0, 0, 2.5, "#14233b"),
  rest: path("M5-12A13 13 0 1 0 12 6A10 10 0 1 1 5-12Z", "#c9b8ff"), ready: disc(0, 0, 7, "#ffd257") + line("M0-14V-10M0 10V14M-14 0H-10M10 0H14M-10-10L-7-7M7 7L10 10M10-10L7-7M-7 7L-10 10", "#ffd257", 3),
  redirect: line("M-12 8Q-8-8 8-6M8-6L1-13M8-6L0 1", "#9fdcff", 4.5), faint: path(wavy(0, 0, 14, 6, 0.4), "#fff3b0") + line("M-4-4L4 4M4-4L-4 4", "#7e4bb5", 3.5),
  discard: path("M-10-8H10L8 12Q7 14 5 14H-5Q-7 14-8 12Z", "#a9b6c9") + line("M-12-9H12M-4-13H4", "#a9b6c9", 3.5), mill: path("M-11-9H11V-3H-11ZM-9 0H9V5H-9ZM-6 8H6V12H-6Z", "#c9b8ff"),
  flag: line("M-8 13V-13", "#8a5a33", 3.5) + path("M-7-12L11-7L-7-1Z", "#e0457b"), play: path(wavy(0, 0, 13, 5, 0.5), "#ffe08a"), none: path(wavy(0, 0, 11, 8, 0.3), "#fff3d6"),
};
export const hasSign = (op: string): boolean => op in SIGNS;
export const sign = (op: string, x: number, y: number, size = 1): string => `<g transform="translate(${x} ${y}) scale(${size})">${SIGNS[op] ?? SIGNS.none}</g>`;
