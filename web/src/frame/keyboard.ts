/** The keyboard at a table: numbers, arrows and a few letters do all that taps do. */
import type { BoardModule } from "../boards/board";
import type { Play } from "../play/play.svelte";

export interface KeyActions {
  hint(): void;
  undo(): void;
  log(): void;
  moves(): void;
  map(): void;
}

const WRITES = "input, select, textarea, [contenteditable]";
const ARROWS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Takes a key; true if it meant something. */
export function pressed(event: KeyboardEvent, play: Play, board: BoardModule, root: HTMLElement, actions: KeyActions): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(WRITES) || document.querySelector("dialog[open]")) return false;
  if (board.key?.(play, event)) return true;
  if (/^[1-9]$/.test(event.key)) return number(event.key, play, root);
  const arrow = ARROWS[event.key];
  if (arrow) return step(arrow, play, root);
  switch (event.key) {
    case "Enter":
      return enter(target, play);
    case "Escape":
      play.clear();
      return true;
    case "p":
    case "P":
      return byDefault(play);
    case "h":
    case "H":
      return done(actions.hint);
    case "u":
    case "U":
      return done(actions.undo);
    case "l":
    case "L":
      return done(actions.log);
    case "m":
    case "M":
      return done(actions.moves);
    case "?":
      return done(actions.map);
    default:
      return false;
  }
}

function done(action: () => void): boolean {
  action();
  return true;
}

/** A number on the picked card, or a thing of the hand by its place. */
function number(key: string, play: Play, root: HTMLElement): boolean {
  if (play.choice.next.has(`number:${key}`)) return play.tap(`number:${key}`);
  const thing = root.querySelectorAll<HTMLElement>(".mine [data-handle]")[Number(key) - 1];
  if (!thing) return false;
  thing.focus();
  return play.tap(thing.dataset.handle!, Number(thing.dataset.at ?? 0));
}

/** On an armed thing or on nothing, or where a whole move was chosen, Enter plays; elsewhere it presses what has the focus. */
function enter(target: HTMLElement, play: Play): boolean {
  const thing = target.closest<HTMLElement>("[data-handle]");
  const onThing = thing !== null && play.choice.picked(thing.dataset.handle!, Number(thing.dataset.at ?? 0));
  if (!play.armed || !(onThing || play.chosen || target === document.body)) return false;
  void play.play();
  return true;
}

function byDefault(play: Play): boolean {
  const move = play.question?.moves.find((each) => each.text === play.question?.default);
  if (!move || !play.asked) return false;
  play.press(move);
  return true;
}

/** To the nearest thing in a direction. */
function step([x, y]: [number, number], play: Play, root: HTMLElement): boolean {
  play.chosen = false;
  const all = [...root.querySelectorAll<HTMLElement>("[data-handle]")].filter((element) => element.offsetParent);
  const from = document.activeElement instanceof HTMLElement && all.includes(document.activeElement) ? document.activeElement : null;
  if (!from) {
    all[0]?.focus();
    return all.length > 0;
  }
  const middle = (element: HTMLElement): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [fx, fy] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of all) {
    const [ex, ey] = middle(element);
    const along = (ex - fx) * x + (ey - fy) * y;
    const aside = Math.abs((ex - fx) * y) + Math.abs((ey - fy) * x);
    if (along > 4 && along + aside * 2.5 < least) {
      best = element;
      least = along + aside * 2.5;
    }
  }
  best?.focus();
  return best !== null;
}
