// A bot for any game, in lines of JSON: tin play number-chain --bots "run:node stdio_bot.mjs"
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

// Of Number Chain it knows that a number costs nothing if the card before shows it; elsewhere it
// takes the first move.
const cost = (move, before) => [...(move.card ?? "")].filter((sign) => "12345".includes(sign) && !before.includes(sign)).length;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello" });
  if (message.type === "ask") {
    const before = message.question.before ?? "";
    const [best] = message.moves.toSorted((a, b) => cost(a, before) - cost(b, before));
    say({ type: "answer", ask: message.ask, move: best.text });
  }
}
