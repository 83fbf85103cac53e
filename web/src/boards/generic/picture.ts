/** A picture for a thing of any game, from its name and what the catalogue says of it. */
import { bakePicture } from "../../art/bakes";
import { COOKIES } from "../../art/cookies";
import { hero, type HeroCard } from "../../art/heroes/hero";
import { landCard } from "../../art/land";
import { backPicture, numberCardPicture } from "../../art/numbercards";
import { CARD_BOX, SHEET, escape, picture } from "../../art/paper";
import type { Play } from "../../play/play.svelte";

export function thingPicture(play: Play, name: string): string {
  if (name === "?") return backPicture;
  const caption = play.label(name);
  const known = play.thing(name);
  if (Array.isArray(known.picture)) return picture(landCard({ id: name, picture: known.picture as string[] }, 0, 0, 0), { box: "0 0 200 204" });
  if (typeof known.color === "string" && typeof known.number === "string") return picture(hero({ ops: [], ...known, name } as unknown as HeroCard), { box: "0 0 100 112" });
  if (/^[0-5](\/[1-5])*$/.test(name)) return numberCardPicture(name);
  if (COOKIES.includes(name.split(" ")[0]!)) return bakePicture(name, { caption });
  if (/^[A-Z]/.test(name) && play.game.startsWith("cookie")) return numberCardPicture(name, { caption });
  return picture(`${SHEET}<foreignObject x="8" y="10" width="84" height="120"><div xmlns="http://www.w3.org/1999/xhtml" style="height:100%;display:grid;place-items:center;text-align:center;font:600 15px/1.15 Fredoka,sans-serif;color:#3a2417">${escape(caption)}</div></foreignObject>`, { box: CARD_BOX, cls: "card-art" });
}
