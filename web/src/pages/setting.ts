/** All that a board needs of a game before it can be drawn. */
import type { BoardModule } from "../boards/board";
import { boardOf } from "../boards/board";
import { games } from "../client/games.svelte";
import { catalogue, handles } from "../client/http";
import type { Catalogue, TableInfo } from "../client/protocol";
import type { Known, Setting } from "../play/play.svelte";

/** What of a table says how its board looks. */
type Played = Pick<TableInfo, "game" | "options"> & { seats: readonly unknown[] };

export async function settingOf(table: Played): Promise<Setting> {
  const [game, known, taps] = await Promise.all([games.find(table.game), catalogue(table.game, table.seats.length, table.options), handles(table.game)]);
  return { game, things: byName(known), zones: taps.zones };
}

export async function stageOf(table: Played): Promise<{ setting: Setting; board: BoardModule }> {
  const [setting, board] = await Promise.all([settingOf(table), boardOf(table.game)]);
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
