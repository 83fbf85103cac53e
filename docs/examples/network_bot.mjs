// A bot at a table: node --experimental-websocket network_bot.mjs http://127.0.0.1:8000/t/TABLE [NAME]
// (Node 22 and newer need no flag.)
const [link, name = "Noder"] = process.argv.slice(2);
const [base, table] = link.split("/t/");

const guest = await fetch(`${base}/api/guests`, { method: "POST", body: JSON.stringify({ name }) });
const { token } = await guest.json();

const socket = new WebSocket(`${base.replace("http", "ws")}/api/tables/${table}/socket`);
const say = (message) => socket.send(JSON.stringify(message));
const choose = (question) => question.moves[Math.floor(Math.random() * question.moves.length)].text;

socket.onopen = () => say({ type: "hello", protocol: 1, token, words: false });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "ping") say({ type: "pong", ping: message.ping });
  if (message.type === "table") {
    if (["over", "abandoned"].includes(message.table.phase)) socket.close();
    const free = message.table.seats.find((seat) => seat.holder === "nobody");
    if (message.viewer === "spectator" && free) say({ type: "sit", key: "sit", seat: free.seat });
  }
  if (message.type === "update" && message.question) {
    const question = message.question.number;
    const key = `${question}-${message.version}`;
    say({ type: "answer", key, question, move: choose(message.question) });
  }
};
