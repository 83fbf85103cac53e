/** Whom a table waits for in vain. */
import type { Seat, TableInfo } from "../client/protocol";
import type { Table } from "../client/table.svelte";
import type { Play } from "../play/play.svelte";

/** Someone who is asked, is not here, and has no clock: for one's own question nobody else matters. */
export function missed(table: Table, info: TableInfo, play: Play): Seat | undefined {
  if (!table.seat || play.question) return undefined;
  const asked = new Set(play.moment?.asked.map(({ seat }) => seat));
  return info.seats.find(({ seat, holder, sits_in }) => asked.has(seat) && holder === "person" && !sits_in && !table.here.includes(seat) && !(seat in play.due));
}
