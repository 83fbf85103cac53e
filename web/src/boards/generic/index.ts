/** A board for any game: its places as rows of things, and every handle that has no place as a button. */
import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import Seat from "./Seat.svelte";

const generic: BoardModule = { Board, Mine, Seat };
export default generic;
