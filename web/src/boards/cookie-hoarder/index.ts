/** Cookie Hoarder: the table of Cookie Chomper with a jar for each seat; its tray shows by itself what lies face down. */
import type { BoardModule } from "../board";
import chomper from "../cookie-chomper";
import Jar from "./Jar.svelte";

const board: BoardModule = { ...chomper, Seat: Jar, sounds: { ...chomper.sounds, steal: "tick" } };
export default board;
