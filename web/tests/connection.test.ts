import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Health } from "../src/client/connection";
import { PROTOCOL, type ClientMessage, type ServerMessage } from "../src/client/protocol";

class Wire {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(protocol = PROTOCOL): void {
    this.onopen?.();
    this.hear({ type: "welcome", protocol, table: "t", viewer: "seat0", maker: true, delay: 0, now: 0 });
  }
}

let wires: Wire[] = [];
let health: [Health, number][] = [];
let heard: ServerMessage[] = [];
let have: number | null = null;

function connect(): Connection {
  return new Connection(
    "ws://here",
    { hello: () => ({ token: "secret", language: "en", have }), heard: (message) => heard.push(message), health: (...now) => health.push(now) },
    () => {
      wires.push(new Wire());
      return wires.at(-1) as unknown as WebSocket;
    },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [wires, health, heard, have] = [[], [], [], null];
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("says hello with what it has seen", () => {
    have = 7;
    connect();
    wires[0]!.welcome();
    expect(wires[0]!.sent[0]).toEqual({ type: "hello", protocol: PROTOCOL, token: "secret", language: "en", have: 7 });
    expect(health.at(-1)).toEqual(["live", 0]);
  });

  it("comes back by itself, waiting longer each time", () => {
    connect();
    wires[0]!.close();
    const first = health.at(-1)!;
    expect(first[0]).toBe("gone");
    vi.advanceTimersByTime(first[1] * 1000);
    expect(wires).toHaveLength(2);
    wires[1]!.close();
    expect(health.at(-1)![1]).toBeGreaterThan(first[1]);
  });

  it("sends what was not answered again, with the same key, and nothing that was", () => {
    const connection = connect();
    wires[0]!.welcome();
    connection.send({ type: "answer", key: "one", question: 1, move: "a" });
    connection.send({ type: "answer", key: "two", question: 2, move: "b" });
    wires[0]!.hear({ type: "done", key: "one", version: 3 });
    wires[0]!.close();
    vi.advanceTimersByTime(10_000);
    wires[1]!.welcome();
    expect(wires[1]!.sent.slice(1)).toEqual([{ type: "answer", key: "two", question: 2, move: "b" }]);
  });

  it("keeps what is wanted while it is gone until it is back", () => {
    const connection = connect();
    connection.send({ type: "hint", key: "h" });
    wires[0]!.welcome();
    expect(wires[0]!.sent.map((message) => message.type)).toEqual(["hello", "hint"]);
  });

  it("answers a ping at once", () => {
    connect();
    wires[0]!.welcome();
    wires[0]!.hear({ type: "ping", ping: 5 });
    expect(wires[0]!.sent.at(-1)).toEqual({ type: "pong", ping: 5 });
  });

  it("says so when the server speaks another protocol, and does not try again", () => {
    connect();
    wires[0]!.welcome(PROTOCOL + 1);
    expect(health.at(-1)![0]).toBe("stale");
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it("takes a socket that stays silent for gone", () => {
    connect();
    wires[0]!.onopen!();
    vi.advanceTimersByTime(11_000);
    expect(wires.length).toBeGreaterThan(1);
  });
});
