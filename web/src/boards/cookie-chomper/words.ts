/** What the board of Cookie Chomper says itself. */
import type { Play } from "../../play/play.svelte";
import { dictionary } from "../../words/words";

export const say = dictionary({
  en: {
    pile: "pile",
    deck: "deck",
    lookThrough: "Look through:",
    close: "Close the pile",
    left: "{count} left",
    trayRegion: "Tray, tokens left: {count}",
    queueRegion: "Queue",
    numbersRegion: "Numbers",
    legendRegion: "Still face down: {count}",
    faceDown: "{count} face down",
    bandits: "bandits",
    stolen: "{count} stolen",
    jar: "Jar, tokens: {count}",
    points: "points",
    tokens: "tokens",
    cards: "cards",
    out: "out",
    youTake: "You would take {count}.",
    takes: "{name} would take {count}.",
    youGive: "You would give back {count}.",
    gives: "{name} would give back {count}.",
    youTakeWhat: "You would take",
    takesWhat: "{name} would take",
    youGiveWhat: "You would give back",
    givesWhat: "{name} would give back",
    opensYou: "You open the turn",
    opens: "{name} opens the turn",
    leaves: "Leaves {count}.",
    risk: "{hidden} of {count} face down; bandits there: {bandits}.",
    poisonToo: "The Poison Cookie too!",
    goldenToo: "The Golden Cookie too!",
    noAnswer: "Nothing in your hand can answer this.",
    onWhich: "{card} on which play?",
    whichNumber: "Which number?",
    withWhich: "{card} with which card?",
    whichOfPile: "Which card of the pile?",
    step: "{name}: {card}",
    makes: "makes {count}",
    dead: "without effect",
    chosen: "for {count}",
    mate: "with {card}",
  },
  es: {
    pile: "pila",
    deck: "mazo",
    lookThrough: "Mirar:",
    close: "Cerrar la pila",
    left: "quedan {count}",
    trayRegion: "Bandeja, fichas que quedan: {count}",
    queueRegion: "Cola",
    numbersRegion: "Números",
    legendRegion: "Aún boca abajo: {count}",
    faceDown: "{count} boca abajo",
    bandits: "bandidos",
    stolen: "robadas: {count}",
    jar: "Tarro, fichas: {count}",
    points: "puntos",
    tokens: "fichas",
    cards: "cartas",
    out: "fuera",
    youTake: "Tomarías {count}.",
    takes: "{name} tomaría {count}.",
    youGive: "Devolverías {count}.",
    gives: "{name} devolvería {count}.",
    youTakeWhat: "Tomarías",
    takesWhat: "{name} tomaría",
    youGiveWhat: "Devolverías",
    givesWhat: "{name} devolvería",
    opensYou: "Abres el turno",
    opens: "{name} abre el turno",
    leaves: "Quedan {count}.",
    risk: "{hidden} de {count} boca abajo; bandidos ahí: {bandits}.",
    poisonToo: "¡También la galleta envenenada!",
    goldenToo: "¡También la galleta dorada!",
    noAnswer: "En tu mano no hay con qué responder.",
    onWhich: "¿{card} sobre qué jugada?",
    whichNumber: "¿Qué número?",
    withWhich: "¿{card} con qué carta?",
    whichOfPile: "¿Qué carta de la pila?",
    step: "{name}: {card}",
    makes: "hace {count}",
    dead: "sin efecto",
    chosen: "por {count}",
    mate: "con {card}",
  },
});

/** Who would take or give back how many, as a sentence. */
export function would(play: Play, facts: Record<string, any>): string {
  const count = Math.abs(facts.takes);
  const mine = facts.taker === play.me;
  if (facts.takes < 0) return mine ? say("youGive", { count }) : say("gives", { name: play.name(facts.taker), count });
  return mine ? say("youTake", { count }) : say("takes", { name: play.name(facts.taker), count });
}

/** The same without the number, which stands beside it; before there is a number, who opens. */
export function wouldWhat(play: Play, facts: Record<string, any>): string {
  const mine = facts.taker === play.me;
  const name = play.name(facts.taker ?? "");
  if (typeof facts.takes !== "number") return mine ? say("opensYou") : say("opens", { name });
  if (facts.takes < 0) return mine ? say("youGiveWhat") : say("givesWhat", { name });
  return mine ? say("youTakeWhat") : say("takesWhat", { name });
}
