/** A socket that comes back by itself: it says hello with what it has seen, and sends again what was not answered. */
import { PROTOCOL, type ClientMessage, type ServerMessage } from "./protocol";

export type Health = "connecting" | "live" | "gone" | "stale";

/** A message that wants something done; it is kept until it is answered by its key. */
type Keyed = Extract<ClientMessage, { key: string }>;

export interface Listener {
  /** Who one is now, and the last version seen. */
  hello(): { token: string; language: "en" | "es"; have: number | null };
  heard(message: ServerMessage): void;
  /** How the connection is; when it is gone, in how many seconds it tries again. */
  health(health: Health, again: number): void;
}

/** What a connection needs of a WebSocket, so that tests can hand in another. */
export type Opens = (address: string) => WebSocket;

const FIRST_WAIT = 0.4;
const LONGEST_WAIT = 8;
/** A server that is there answers hello at once; a socket that stays silent is as good as gone. */
const SILENCE = 10;

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Keyed>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  #closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly opens: Opens = (address) => new WebSocket(address),
  ) {
    this.#connect();
  }

  /** Sends at once if it can. What has a key is sent again on the next connection until it is answered. */
  send(message: ClientMessage): void {
    if ("key" in message) this.#pending.set(message.key, message);
    if (this.#open) this.#socket!.send(JSON.stringify(message));
  }

  /** Does not wait for the next try. */
  now(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    this.listener.health("connecting", 0);
    let socket: WebSocket;
    try {
      socket = this.opens(this.address);
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    this.#listen(SILENCE);
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, ...this.listener.hello() }));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #listen(seconds: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), seconds * 1000);
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#silence);
    if (message.type === "welcome") this.#welcome(message.protocol);
    else if (message.type === "ping") this.send({ type: "pong", ping: message.ping });
    else if (message.type === "closing") this.#wait = Math.max(FIRST_WAIT, message.again);
    if ("key" in message) this.#pending.delete(message.key);
    this.listener.heard(message);
  }

  #welcome(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.close();
      this.listener.health("stale", 0);
      return;
    }
    this.#open = true;
    this.#wait = FIRST_WAIT;
    this.listener.health("live", 0);
    for (const message of this.#pending.values()) this.#socket!.send(JSON.stringify(message));
  }

  #lost(): void {
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#open = false;
    if (this.#closed) return;
    this.listener.health("gone", this.#wait);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * 1000);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.7);
  }
}
