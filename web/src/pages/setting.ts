/** All that a board needs of a game before it can be drawn. */
import type { BoardModule } from "../boards/board";
import { boardOf } from "../boards/board";
import { games } from "../client/games.svelte";
import { handles } from "../client/http";
import type { Catalogue } from "../client/protocol";
import type { Known, Setting } from "../play/play.svelte";

export async function settingOf(id: string, catalogue: Promise<Catalogue>): Promise<Setting> {
  const [game, known, taps] = await Promise.all([games.find(id), catalogue, handles(id)]);
  return { game, things: byName(known), zones: taps.zones };
}

export async function stageOf(id: string, catalogue: Promise<Catalogue>): Promise<{ setting: Setting; board: BoardModule }> {
  const [setting, board] = await Promise.all([settingOf(id, catalogue), boardOf(id)]);
  return { setting, board };
}

/** All things of a catalogue by name; a card goes before a word of the rules that is called the same. */
function byName({ things }: Catalogue): Map<string, Known> {
  const found = new Map<string, Known>();
  for (const [kind, all] of Object.entries(things)) {
    for (const each of all as unknown as Known[]) if (!found.has(each.thing)) found.set(each.thing, { ...each, kind });
  }
  return found;
}
