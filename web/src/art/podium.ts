/** A tower of wafers for each place. */
import { face } from "./face";
import { at, disc, label, oval, path, picture, rays, tone } from "./paper";

export interface Placed {
  name: string;
  colour: string;
  /** 1 is the first. */
  place: number;
  /** How high its tower is, from 0 to 1. */
  share: number;
  /** What stands on it, such as points. */
  score: string;
}

export const CROWN = path("M30 24L26 4L39 13L50 0L61 13L74 4L70 24Q50 18 30 24Z", "#ffce3d", `stroke="#8a5b00" stroke-width="2.5" stroke-linejoin="round"`) + disc(50, 13, 3, "#e0457b");
const WIDE = 84;
const APART = 8;
const FLOOR = 232;
/** With fewer towers they do not grow, but stand in the middle. */
const FEWEST = 4;

/** From the left: second, first, third, then the rest. */
function arranged(placed: readonly Placed[]): Placed[] {
  const [first, second, ...rest] = [...placed].sort((a, b) => a.place - b.place);
  return [second, first, ...rest].filter((each) => each !== undefined);
}

export function podium(placed: readonly Placed[]): string {
  const order = arranged(placed);
  const wide = Math.max(FEWEST, order.length) * (WIDE + APART) + 32;
  const left = (wide - order.length * (WIDE + APART) + APART) / 2;
  /** What shines lies behind all towers and faces. */
  let behind = "";
  const towers = order.map((one, i) => {
    const high = 34 + one.share * 108;
    const x = left + i * (WIDE + APART);
    const y = FLOOR - high;
    const layers = Math.max(2, Math.round(high / 18));
    if (one.place === 1) behind += path(rays(x + WIDE / 2, y - 34, 92, 16, 0.2), "#ffe28a", `class="rays" opacity=".55"`);
    let art = oval(x + WIDE / 2, FLOOR + 2, WIDE * 0.56, 8, "#3a2417", `opacity=".14"`);
    let tower = "";
    for (let layer = 0; layer < layers; layer++) {
      const top = y + (layer * high) / layers;
      const colour = layer % 2 ? "#fff3dc" : tone(one.colour, layer ? 0.25 : 0);
      tower += `<rect x="${x + (layer % 2 ? 4 : 0)}" y="${top.toFixed(1)}" width="${WIDE - (layer % 2 ? 8 : 0)}" height="${(high / layers + 1).toFixed(1)}" rx="6" fill="${colour}"/>`;
    }
    tower += `<rect x="${x + 16}" y="${(y + high / 2 - 15).toFixed(1)}" width="${WIDE - 32}" height="30" rx="15" fill="#fffaf0"/>` + label(x + WIDE / 2, y + high / 2 + 7, 21, "#3a2417", one.score);
    art += `<g class="tower" style="--d:${one.place * 90}ms">${tower}${at(x + WIDE / 2 - 33, y - 66, 0.66, face(one.name, one.colour))}${one.place === 1 ? at(x + WIDE / 2 - 27, y - 88, 0.54, CROWN, 0) : ""}</g>`;
    return art;
  });
  return picture(behind + towers.join(""), { box: `0 0 ${wide} 240`, cls: "podium" });
}
