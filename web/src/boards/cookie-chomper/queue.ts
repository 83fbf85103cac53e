/** The queue as a calculation: the plays in the order in which they count, with the armed one among them. */
import type { Play } from "../../play/play.svelte";

export interface Step {
  seat: string;
  card: string;
  /** The card that it acts as. */
  as: string;
  with: string | null;
  live: boolean;
  number: number | null;
  total: number | null;
  /** Whether it is only armed. */
  ghost: boolean;
}

const SIGNS: Record<string, string> = { Add: "+", Subtract: "−", Multiply: "×", Double: "×2", Negate: "±", Reverse: "⟲", Veto: "⊘", Opposites: "◐", "Think Again!": "?!", Flip: "⇅" };

/** What a play does to the number before it, as a sign. */
export function sign({ as, number }: Step): string {
  const found = SIGNS[as.startsWith("Flip") ? "Flip" : as] ?? "";
  return "+−×".includes(found) && found ? found + (number ?? "?") : found;
}

export function steps(play: Play): Step[] {
  const now: Omit<Step, "ghost">[] = play.facts.queue ?? [];
  const ahead: Omit<Step, "ghost">[] = play.factsAhead.queue ?? [];
  const known = new Set(now.map(({ card }) => card));
  // A queue that has been worked off by then is shown as it is now.
  const whole = now.every(({ card }) => ahead.some((each) => each.card === card)) ? ahead : now;
  const shown = whole.map((step) => ({ ...step, ghost: !known.has(step.card) }));
  const own = armedStep(play);
  return own && !shown.some(({ card }) => card === own.card) ? [...shown, own] : shown;
}

/** The armed move as a play, as far as it says itself what it is. */
function armedStep(play: Play): Step | null {
  const fields = play.armed?.fields as Record<string, any> | undefined;
  const card = fields?.card;
  if (typeof card !== "string" || !play.places[`hands.${play.me}`]?.includes(card)) return null;
  return { seat: play.me, card, as: card, with: fields!.with ?? null, live: true, number: fields!.number ?? null, total: null, ghost: true };
}

/** The number of a play where its card does not show it: rolled, or turned around. */
export function unprinted(card: string, number: number | null): number | null {
  return number === null || card.split("/").includes(String(number)) ? null : number;
}
