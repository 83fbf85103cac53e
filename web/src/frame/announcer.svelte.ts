/** What a screen reader is told: politely what happened, at once what concerns oneself now. */
class Announcer {
  polite = $state("");
  urgent = $state("");

  say(words: string): void {
    this.polite = words;
  }
  call(words: string): void {
    this.urgent = words;
  }
}

export const announcer = new Announcer();
