/** A picture for a thing of any game, from its name and what the catalogue says of it. */
import { bakePicture } from "../../art/bakes";
import { COOKIES } from "../../art/cookies";
import { goalCard, type GoalArt } from "../../art/goals";
import { hero, type HeroCard } from "../../art/heroes/hero";
import { landCard, type QuarterLooks } from "../../art/land";
import { backPicture, numberCardPicture } from "../../art/numbercards";
import { CARD_BOX, SHEET, escape, picture } from "../../art/paper";
import type { Play } from "../../play/play.svelte";

export function thingPicture(play: Play, name: string): string {
  if (name === "?") return backPicture;
  const caption = play.label(name);
  const looks = play.looks(name);
  if (Array.isArray(looks.quarters)) return picture(landCard({ id: name, quarters: looks.quarters as QuarterLooks[] }, 0, 0, 0), { box: "0 0 200 204" });
  if ("family" in looks && "asks" in looks) return picture(goalCard({ ...(looks as Pick<GoalArt, "family" | "asks" | "points">), id: name, caption: "" }), { box: "0 0 200 200" });
  if (typeof looks.number === "string") return picture(hero({ ...(looks as unknown as HeroCard), name }), { box: "0 0 100 112" });
  if (/^[0-5](\/[1-5])*$/.test(name)) return numberCardPicture(name);
  if (COOKIES.includes(name.split(" ")[0]!)) return bakePicture(name, { caption });
  if (/^[A-Z]/.test(name) && play.game.startsWith("cookie")) return numberCardPicture(name, { caption });
  return picture(`${SHEET}<foreignObject x="8" y="10" width="84" height="120"><div xmlns="http://www.w3.org/1999/xhtml" style="height:100%;display:grid;place-items:center;text-align:center;font:600 15px/1.15 Fredoka,sans-serif;color:#3a2417">${escape(caption)}</div></foreignObject>`, { box: CARD_BOX, cls: "card-art" });
}
