/** All that a board needs of a game before it can be drawn. */
import type { BoardModule } from "../boards/board";
import { boardOf } from "../boards/board";
import { games } from "../client/games.svelte";
import { catalogue, handles } from "../client/http";
import type { TableInfo } from "../client/protocol";
import type { Setting } from "../play/play.svelte";

export async function settingOf(table: TableInfo): Promise<Setting> {
  const [game, known, taps] = await Promise.all([games.find(table.game), catalogue(table.game, table.seats.length, table.options), handles(table.game)]);
  return { game, things: known.things, zones: taps.zones };
}

export async function stageOf(table: TableInfo): Promise<{ setting: Setting; board: BoardModule }> {
  const [setting, board] = await Promise.all([settingOf(table), boardOf(table.game)]);
  return { setting, board };
}
