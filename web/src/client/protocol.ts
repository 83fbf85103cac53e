// Written by `python -m cookietin.server.schema typescript`: do not edit.

export const PROTOCOL = 1;

/** End the match for all, once everyone who sits here agrees; a table without play at once. */
export interface Abandon {
  type: "abandon";
  key: string;
}

/** Ask what there is to read about a card or an open area, or about a move, legal or not. */
export interface About {
  type: "about";
  key: string;
  topic: string;
}

/** A move that looks good, and why. */
export interface Advised {
  move: Offered;
  /** The share of the win to expect after it, from 0 to 1, if anyone has estimated it. */
  chance: number | null;
  /** How far that may be off to either side, where it is known. */
  reach: number | null;
  /** Both in words, such as `62 % ± 3`; empty if nobody has. */
  said: string;
  /** Why, what is certain, what is expected and what is feared, as sentences. */
  reasons: string[];
}

/** Ask what is certain to follow from moves of yours, made one after the other. */
export interface Ahead {
  type: "ahead";
  key: string;
  moves: string[];
}

/** Answer a question. Nothing happens to an answer that comes too late but a refusal. */
export interface Answer {
  type: "answer";
  key: string;
  question: number;
  move: string;
}

/** Say how much you want to be asked: everything, no forced answers, or only choices. */
export interface Ask {
  type: "ask";
  key: string;
  asking: "choices" | "everything" | "windows";
}

/** That another seat is asked something: all may know what, and nobody what it may answer. */
export interface Asked {
  number: number;
  seat: string;
  how: "race" | "sealed" | "turn";
  must: boolean;
  ask: string;
  fields: Record<string, unknown>;
  words: string;
}

/** Take your seat back from the bot that sits in for you. Answering does that too. */
export interface Back {
  type: "back";
  key: string;
}

/** Deal: the first play, or the next. */
export interface Begin {
  type: "begin";
  key: string;
}

/** Put a bot on a seat that nobody holds, exchange a bot, or send it away with `null`.

Where no clock runs, one may sit in for someone who has been waited for a minute. */
export interface Bot {
  type: "bot";
  key: string;
  seat: string;
  bot: string | null;
}

/** A bot that can be put on a seat. */
export interface BotForm {
  bot: string;
  label: string;
}

/** Choose an option of your own seat, such as your deck, before the first deal. */
export interface Bring {
  type: "bring";
  key: string;
  option: string;
  /** One of the choices by its name, or how many there are of each card number. */
  value: string | Record<string, number>;
}

/** Every card and token of a game with its options, as data and in words. */
export interface Catalogue {
  game: string;
  /** By kind: each `thing` with its `name`, its `text`, the same as `paragraphs`, and its `looks`: what it is drawn from. */
  things: Record<string, (Record<string, unknown>)[]>;
  /** How many of each there are for so many players. */
  counts: Record<string, number>;
}

/** Play otherwise: the maker says it all anew, before the first deal.

What others bring to their seats stays, and so do files that are not sent again. */
export interface Change {
  type: "change";
  key: string;
  options?: Record<string, unknown>;
  house?: string;
  format?: string;
  settings?: Settings;
}

/** Say something, where the maker has turned chat on. */
export interface Chat {
  type: "chat";
  key: string;
  text: string;
}

/** One clause of the rules. */
export interface ClauseInfo {
  id: string;
  mark: string;
  heading: string;
  text: string;
}

/** The time at the table. */
export interface Clock {
  /** The server's time when this was sent, in seconds since 1970. */
  now: number;
  seats: SeatClock[];
}

/** The server goes away; come back after so many seconds. */
export interface Closing {
  type: "closing";
  again: number;
}

/** Agree to the present offer, or turn it down. */
export interface Consent {
  type: "consent";
  key: string;
  yes: boolean;
}

/** All chance of a match that is over: whoever has this can deal it again. */
export interface Dealt {
  plays: DealtPlay[];
}

/** All chance of a play, with what it was promised to come from. */
export interface DealtPlay {
  play: number;
  commitment: string;
  secret: string;
  /** What the seats have added. */
  numbers: Record<string, string>;
  draws: Draw[];
}

/** A deck that was read. */
export interface DeckInfo {
  fine: boolean;
  /** Every reason against playing it, as sentences. */
  reasons: string[];
  /** Those of them that are about single lines: what is written there is no card. */
  amiss: string[];
  /** How many of each card number: what the option of a table takes. */
  counts: Record<string, number>;
  /** The list as people write it. */
  text: string;
  /** How many `cards` and `flips`, and how many of each of `types`, `colors` and `levels`. */
  summary: Record<string, unknown>;
}

/** A deck as people write it, to be read. */
export interface DeckList {
  /** A line for each card, such as `4 GB1-012 Clockwork Wafer`; the name may be left out. */
  text: string;
}

/** The decks that come with a game, and what decks must keep. */
export interface Decks {
  starters: Starter[];
  size: number;
  /** How many there may be of one card. */
  copies: number;
  flips: number;
}

/** What you asked for has happened, and is kept. */
export interface Done {
  type: "done";
  key: string;
  version: number;
}

/** One time that chance was asked. */
export interface Draw {
  /** What could come up, each name once, in order. */
  names: string[];
  /** How many of each there were. */
  counts: number[];
  dealt: string;
}

/** What there is to read: a heading and paragraphs. */
export interface Explained {
  type: "explained";
  key: string;
  paragraphs: string[];
}

/** One of the facts of a game. */
export interface FactInfo {
  path: string;
  role: string;
  /** Whether there may be none. */
  none: boolean;
  what: string;
}

/** How the shuffle of a play can be checked. */
export interface Fairness {
  play: number;
  /** The SHA-256 of the server's secret for this play, told before anything is dealt. */
  commitment: string;
  /** The secret itself, told once the play is over. */
  secret?: string;
}

/** What is certain to follow: the events that would be told to you whatever is hidden. */
export interface Foreseen {
  type: "foreseen";
  key: string;
  /** Those of the moves that can certainly be made. */
  moves: string[];
  /** Why nothing more is certain: `chance`, `hidden`, or empty if all is. */
  open: string;
  events: Told[];
  /** What follows from what you will see then; nothing if that depends on what is hidden. */
  facts: Record<string, unknown> | null;
  /** Where you will see everything lie then; nothing likewise. */
  places: Record<string, string[]> | null;
}

/** All that can be said of a game before it is played. */
export interface GameInfo {
  id: string;
  name: string;
  title: string;
  blurb: string;
  version: number;
  /** How many can play with its usual options. */
  seats: number[];
  usual_seats: number;
  options: OptionForm[];
  houses: House[];
  bots: BotForm[];
  /** Match formats that make sense; others of the same kinds are taken too. */
  formats: string[];
  /** Whether it has a guided first play. */
  guided: boolean;
  /** What the fields of moves, questions and events are; by `key.field` where one key differs. */
  roles: Record<string, "card" | "number" | "place" | "seat" | "word">;
}

/** Who you are from now on. The token is a secret: whoever has it sits on your seats. */
export interface Guest {
  token: string;
  /** What follows the `#` of a link that brings you back from another device: keep it secret. */
  recovery: string;
  name: string;
  colour: string;
}

/** One moment of a guided play, with all that the learner needs to go on. */
export interface GuideMoment {
  version: number;
  seat: string;
  move: string;
  at: number | null;
  events: Told[];
  view: Record<string, unknown>;
  places: Record<string, string[]>;
  facts: Record<string, unknown>;
  asked: Asked[];
  /** What the learner is asked, with all that may be answered; the step says what is. */
  question: Question | null;
  /** In a sealed round: who has answered already. */
  answered: string[];
  outcome: Record<string, unknown> | null;
  ending: string;
  /** What is certain to follow from the learner's step. */
  foreseen: Foreseen | null;
}

/** One answer of a guided play. */
export interface GuideStep {
  /** The line of the record that it is. */
  line: number;
  seat: string;
  move: string;
  /** What makes it, in order. */
  taps: string[];
  /** What else is lit: a place, or `place:thing`. */
  also: string[];
  /** What is said before the learner answers, or once another has; empty if nothing is. */
  words: string;
}

/** A guided first play: a fixed deal that teaches by playing; without steps if there is none. */
export interface GuidedPlay {
  game: string;
  /** Who is guided. */
  seat: string;
  options: Record<string, unknown>;
  players: string[];
  record: (Record<string, unknown>)[];
  steps: GuideStep[];
  /** How it stands before each step, and after the last. */
  moments: GuideMoment[];
  /** What is said when it is over. */
  end: string;
}

/** Which taps make which move, and what is tapped where. */
export interface Handles {
  game: string;
  /** By name: where what is tapped lies, as in `places`. */
  zones: Record<string, string[]>;
  /** By a move's kind, or `question.kind` where one question differs. */
  taps: Record<string, string>;
  /** What the game's facts are. */
  facts: FactInfo[];
}

/** How the server is. */
export interface Health {
  status: "failing" | "ready" | "starting" | "stopping";
  version: string;
  protocol: number;
  /** How strong bots are: with compiled rules, with rules that are being compiled, or without. */
  strength: "full" | "growing" | "plain";
}

/** The first message: who you are and what you have seen. */
export interface Hello {
  type: "hello";
  protocol: number;
  /** From `POST /api/guests`; without one, you can only watch. */
  token?: string;
  language?: "en" | "es";
  /** The last version that you have seen of this table: you are told what came after it. */
  have?: number | null;
  /** Whether you want sentences; a program may do without. */
  words?: boolean;
}

/** Who of those that hold seats is connected now, and how many watch. */
export interface Here {
  type: "here";
  here: string[];
  watching: number;
}

/** One of the moments that changed a play most. */
export interface Highlight {
  /** Its place among the moments of the replay. */
  at: number;
  /** Whom it is about. */
  seat: string;
  words: string;
}

/** Ask what a sensible player would answer with what you know. */
export interface Hint {
  type: "hint";
  key: string;
}

/** The moves that look best with what you know, best first; none if nobody found any in time. */
export interface Hinted {
  type: "hinted";
  key: string;
  moves: Advised[];
  /** What the estimates rest on, as a sentence; empty where nothing was estimated. */
  supposes: string;
}

/** A set of options with a name. */
export interface House {
  house: string;
  label: string;
  options: Record<string, unknown>;
}

/** Leave your seat to whoever wants it. */
export interface Leave {
  type: "leave";
  key: string;
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  format: string;
  phase: "abandoned" | "between" | "lobby" | "over" | "play";
  /** Who holds each seat; empty where nobody does. */
  names: string[];
  /** How many seats nobody holds. */
  free: number;
  your_seat: string;
  /** Whether you are asked something there. */
  your_turn: boolean;
  version: number;
  changed: number;
}

/** A table that was made. */
export interface Made {
  table: string;
  /** The address to share: it holds no secret. */
  link: string;
}

/** All sentences of a game in one language, for clients that speak themselves. */
export interface Messages {
  game: string;
  language: string;
  sections: Record<string, unknown>;
}

/** Someone who wants to play: no account is needed. */
export interface NewGuest {
  name: string;
  colour?: string | null;
}

/** Who sits where at first: a bot, yourself, or nobody yet. */
export interface NewSeat {
  bot?: string | null;
  me?: boolean;
}

/** A table to be made. */
export interface NewTable {
  key: string;
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  house?: string;
  format?: string;
  settings?: Settings;
  /** Whether to deal at once; every seat must be held then. */
  begin?: boolean;
}

/** Add a number of your own to the next shuffle: 1 to 64 hexadecimal digits. */
export interface Number {
  type: "number";
  key: string;
  number: string;
}

/** Something that needs the consent of others. */
export interface Offer {
  offer: "abandon" | "rematch" | "swap" | "undo";
  /** Who offers it. */
  seat: string;
  /** The seats that have yet to say yes. */
  waits_for: string[];
}

/** A move that may be answered now. */
export interface Offered {
  /** What is sent back to play it. */
  text: string;
  /** What kind of move it is: `handles` say which taps make it. */
  do: string;
  fields?: Record<string, unknown>;
  /** What it does, as a sentence. */
  words?: string;
  /** The same in at most 60 signs, for a bar; empty where the sentence is short enough. */
  short?: string;
  /** What one wants to know before making it, such as its price. */
  remark?: string;
  /** What it does, where it only points at a text. */
  effect?: string;
  /** What a person taps to make it, one after the other, such as `hand:2/3`. */
  taps?: string[];
}

/** An option of a game, as a field of a form. */
export interface OptionForm {
  name: string;
  /** A `deck` is one of the choices, or how many there are of each card number. */
  kind: "data" | "deck" | "one-of" | "several" | "switch" | "text" | "whole";
  default: unknown;
  clause: string;
  /** What it does, as a sentence. */
  words: string;
  low?: number | null;
  high?: number | null;
  choices?: string[];
  /** What the choices are called. */
  labels?: string[];
  range?: string;
  /** Whose own choice it is: whoever sits there may `bring` it. */
  seat?: string | null;
}

/** Answer with `pong` at once. */
export interface Ping {
  type: "ping";
  ping: number;
}

/** The answer to a `ping`, at once: so the delay of your connection is known in races. */
export interface Pong {
  type: "pong";
  ping: number;
}

/** Why a request was refused. */
export interface Problem {
  complaint: string;
  words: string;
  clause?: string;
}

/** What your seat is asked. */
export interface Question {
  /** An answer says which question it answers by this. */
  number: number;
  seat: string;
  how: "race" | "sealed" | "turn";
  /** Whether staying away is no answer. */
  must: boolean;
  ask: string;
  fields: Record<string, unknown>;
  /** The question, as a sentence. */
  words: string;
  moves: Offered[];
  /** The text of the move that counts when time runs out. */
  default: string;
  standing: StandingOffer[];
  /** The question in at most 60 signs, for a bar; empty where the sentence is short enough. */
  short?: string;
  /** Whether it is asked ahead of its turn: the answer counts when the turn comes. */
  early?: boolean;
}

/** Someone who has kept the recovery link of a device that is lost. */
export interface Recover {
  recovery: string;
}

/** What you asked for cannot be done: nothing has changed. */
export interface Refusal {
  type: "refused";
  key: string;
  /** Which complaint it is, for programs. */
  complaint: string;
  /** The same as a sentence, in your language. */
  words: string;
  /** The clause of the rules that forbids it; empty if it is no matter of the rules. */
  clause: string;
}

/** Play again at a new table, once everyone who sits here agrees. */
export interface Rematch {
  type: "rematch";
  key: string;
}

/** Be called otherwise, with a colour of your choice. */
export interface Rename {
  type: "rename";
  key: string;
  name: string;
  colour?: string | null;
}

/** One moment of a replay. */
export interface ReplayMoment {
  version: number;
  /** Who answered; empty when a play was dealt. */
  seat: string;
  move: string;
  at: number | null;
  events: Told[];
  view: Record<string, unknown>;
  places: Record<string, string[]>;
  facts: Record<string, unknown>;
  asked: Asked[];
}

/** Some moments of a match whose play is over, as a viewer knew them. */
export interface ReplayPart {
  table: TableInfo;
  viewer: string;
  /** Whose eyes it can be seen through; `truth` is all open. */
  viewers: string[];
  /** How many moments there are. */
  total: number;
  /** The place of the first one here. */
  first: number;
  moments: ReplayMoment[];
}

/** The rules of a game. */
export interface Rules {
  game: string;
  clauses: ClauseInfo[];
  legend: string;
}

/** What someone said at the table. */
export interface Said {
  type: "said";
  version: number;
  /** Empty for someone who sits nowhere. */
  seat: string;
  name: string;
  text: string;
  at: number;
}

/** How the match stands. */
export interface Score {
  /** How many plays have been decided. */
  plays: number;
  /** What each seat has so far: plays won, or points. */
  standing: number[];
  /** Who has won the match; nothing while it goes on. */
  winners: string[] | null;
  /** The score sheet as text; empty if the game has none. */
  sheet: string;
}

/** One seat and who holds it. */
export interface Seat {
  seat: string;
  /** What its player is called; empty where nobody sits. */
  name: string;
  holder: "bot" | "nobody" | "person";
  /** Which bot plays here, where one does. */
  bot?: string;
  /** As the holder chose; empty for the seat's own. */
  colour?: string;
  /** Whether a bot answers for a person who is away; that person can come back. */
  sits_in?: boolean;
  /** Whether its holder is connected. */
  here?: boolean;
  maker?: boolean;
  /** Whether its holder agrees to what is offered now: a rematch. */
  ready?: boolean;
  /** Whether its holder has added a number to the next shuffle. */
  number?: boolean;
  /** Whether the bot here had less time in the last play than its strength needs. */
  hurried?: boolean;
}

/** How much time a seat has. */
export interface SeatClock {
  seat: string;
  /** When its answer is due, in the server's time; nothing if it is not asked or has no limit. */
  until?: number | null;
  /** How many seconds it has left for the play, where seats have a bank. */
  bank?: number | null;
}

/** What the maker of a table decides. */
export interface Settings {
  /** Whether the table is listed, or found by its link alone. */
  seen?: "link" | "public";
  clock?: TimeControl;
  chat?: boolean;
  /** How many seconds later spectators see what happens. */
  delay?: number;
  /** Whether there may be spectators. */
  watch?: boolean;
  /** About how many seconds bots and standing answers take; 0 for none. */
  pace?: number;
}

/** A table by its link: what a board needs before its socket is open. */
export interface Sight {
  table: TableInfo;
  link: string;
  /** The path of its socket. */
  socket: string;
}

/** Take a seat that nobody holds, or a bot's; from another seat, change over to it. */
export interface Sit {
  type: "sit";
  key: string;
  seat: string;
}

/** Be told everything in this language from now on. */
export interface Speak {
  type: "speak";
  language: "en" | "es";
}

/** Leave an answer standing, or take back what stands with `null`. Nobody else is told. */
export interface Stand {
  type: "stand";
  key: string;
  standing: string | null;
}

/** What you have left standing: told to you alone, whenever you or the play change it. */
export interface Standing {
  type: "standing";
  stands: string;
  words: string;
}

/** An answer that may be left standing. */
export interface StandingOffer {
  /** What is sent to choose it. */
  standing: string;
  label: string;
  /** What it means, as a sentence. */
  words: string;
}

/** A deck that comes with the game. */
export interface Starter {
  /** What the option of a table takes. */
  deck: string;
  name: string;
  counts: Record<string, number>;
}

/** Offer another person to change seats; they agree by offering the same. Before play only. */
export interface Swap {
  type: "swap";
  key: string;
  seat: string;
}

/** All of the table that is not the play: after `welcome`, and whenever any of it changes. */
export interface TableNews {
  type: "table";
  version: number;
  viewer: string;
  table: TableInfo;
}

/** All of a table that is not the play. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** The house rule that its options are, if any. */
  house: string;
  format: string;
  settings: Settings;
  phase: "abandoned" | "between" | "lobby" | "over" | "play";
  seats: Seat[];
  offers: Offer[];
  fairness: Fairness[];
  /** The table at which the same people play again, once they have agreed. */
  rematch: string;
  made: number;
}

/** Tables: those that are open to all, and your own. */
export interface Tables {
  open: Listed[];
  mine: Listed[];
}

/** How long people may think: days a move are seconds too. */
export interface TimeControl {
  /** No limit, a limit for each question, or a bank for each seat and play. */
  kind?: "bank" | "none" | "question";
  /** The limit, or the size of the bank. */
  seconds?: number;
  /** What each answer adds to the bank. */
  bonus?: number;
  /** A limit of its own for questions that need no answer; 0 for none. */
  window?: number;
  /** A limit of its own for races; 0 for none. */
  race?: number;
  /** When it runs out the default counts, or a bot sits in until the holder is back. */
  out?: "bot" | "default";
}

/** Something that happened, as far as you may know. */
export interface Told {
  version: number;
  event: string;
  fields: Record<string, unknown>;
  /** The same as a sentence, in your language. */
  words: string;
}

/** Take your last answer back: at once if nothing was learnt from it, else others are asked. */
export interface Undo {
  type: "undo";
  key: string;
}

/** What you may know of the play now, and what happened: after `table`, and on every change. */
export interface Update {
  type: "update";
  /** Say this in `hello` when you come back. */
  version: number;
  /** The events are those after this version: all of the play's, or those that you had missed. */
  since: number;
  /** Which play of the match this is. */
  play: number;
  /** The position as you may know it, with `?` for what is hidden. */
  view: Record<string, unknown>;
  /** Where every card and token is. */
  places: Record<string, string[]>;
  /** What follows from the view by the rules. */
  facts: Record<string, unknown>;
  events: Told[];
  /** What you are asked. */
  question: Question | null;
  /** Who is asked what, you included. */
  asked: Asked[];
  /** In a sealed round: who has answered already. */
  answered: string[];
  /** The answer that you have left standing; empty if there is none. */
  stands: string;
  /** How much you are asked: `everything`, `windows` or `choices`; empty for spectators. */
  asking: string;
  /** Whether you may ask to take your last answer back: what was learnt from it says if others must agree. */
  undo: boolean;
  clock: Clock;
  score: Score;
  outcome: Record<string, unknown> | null;
  /** How the play ended, as a sentence; empty while it goes on. */
  ending: string;
}

/** Whether a match was dealt as it was promised. */
export interface Verdict {
  fair: boolean;
  plays: VerifiedPlay[];
}

/** Whether one play was. */
export interface VerifiedPlay {
  play: number;
  fair: boolean;
  /** How many cards, dice and choices were checked. */
  dealt: number;
  words: string;
}

/** The answer to `hello`. After it come `table` and, if there is a play, `update`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  /** How you see the table: as `seat0` and so on, or as `spectator`. */
  viewer: string;
  maker: boolean;
  /** How many seconds later you see what happens. */
  delay: number;
  now: number;
}

/** Ask why what a person taps makes no move now. Nothing is done, even if it makes one. */
export interface Why {
  type: "why";
  key: string;
  /** What was tapped, one after the other, as in `taps` of a move. */
  taps: string[];
}

export type ClientMessage =
  | Hello
  | Speak
  | Answer
  | Stand
  | Ask
  | Sit
  | Leave
  | Back
  | Swap
  | Bot
  | Rename
  | Begin
  | Change
  | Bring
  | Number
  | Undo
  | Abandon
  | Rematch
  | Consent
  | Chat
  | Hint
  | Ahead
  | About
  | Why
  | Pong;

export type ServerMessage =
  | Welcome
  | TableNews
  | Update
  | Said
  | Here
  | Done
  | Refusal
  | Hinted
  | Foreseen
  | Explained
  | Standing
  | Ping
  | Closing;
