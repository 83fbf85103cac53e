/** A picture of how a play ended, to be shared: who won, and everyone's place. */
import { face } from "./face";
import { scene, sceneCloth } from "./scenes";
import { CROWN, type Placed } from "./podium";
import { at, escape, n, path, picture, rays } from "./paper";

export interface Ended {
  game: string;
  /** What the game is called. */
  title: string;
  headline: string;
  /** Below it: how it ended. */
  how: string;
  placed: readonly Placed[];
}

export const POSTER = { wide: 600, high: 345 } as const;

const INK = "#3a2417";
const left = (x: number, y: number, size: number, fill: string, text: string): string => `<text x="${n(x)}" y="${n(y)}" class="art-number" font-size="${n(size)}" fill="${fill}">${escape(text)}</text>`;
/** As large as fits: letters are a little over half as wide as high. */
const fitting = (text: string, wide: number, most: number): number => Math.max(11, Math.min(most, wide / (0.56 * Math.max(1, text.length))));

/** A sentence on two lines, if it needs them. */
function lines(text: string, signs: number): string[] {
  if (text.length <= signs) return [text];
  const cut = text.lastIndexOf(" ", signs);
  const rest = text.slice(cut + 1);
  return [text.slice(0, cut), rest.length > signs ? `${rest.slice(0, rest.lastIndexOf(" ", signs - 1))}…` : rest];
}

export function poster({ game, title, headline, how, placed }: Ended): string {
  const order = [...placed].sort((a, b) => a.place - b.place);
  const winner = order[0]!;
  const wide = Math.min(140, 552 / order.length);
  const row = order.map((one, i) => {
    const x = 34 + i * wide;
    return at(x, 262, 0.46, face(one.name, one.colour)) + left(x + 50, 282, fitting(one.name, wide - 56, 15), INK, one.name) + left(x + 50, 302, 17, "#1f4a8f", one.score);
  });
  const cloth = sceneCloth(game);
  return picture(
    `<rect width="600" height="345" fill="${cloth}"/>` +
      path(rays(470, 128, 720, 18, 0.17), "#fffaf0", `opacity=".45"`) +
      `<g opacity=".9"><svg x="36" y="20" width="96" height="68" viewBox="0 0 240 170">${scene(game).replace(/^<svg[^>]*>|<\/svg>$/g, "")}</svg></g>` +
      left(142, 62, fitting(title, 210, 22), "#6d4e37", title) +
      left(36, 134, fitting(headline, 330, 44), "#1f4a8f", headline) +
      lines(how, 40).map((text, i) => left(36, 168 + i * 24, 17, INK, text)).join("") +
      at(378, 46, 1.86, face(winner.name, winner.colour)) + at(402, 4, 1.36, CROWN) +
      `<rect x="18" y="248" width="564" height="72" rx="20" fill="#fffaf0"/>${row.join("")}` +
      `<text x="582" y="340" text-anchor="end" class="art-number" font-size="13" fill="#6d4e37">Cookie Tin</text>`,
    { box: `0 0 ${POSTER.wide} ${POSTER.high}`, cls: "poster", title: `${title}. ${headline}` },
  );
}
