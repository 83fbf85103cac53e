// What the tests do inside a page: look around as a person does, and lay tables.
window.tests = {
  /** "asked" or "over" once one of them is so. */
  state() {
    if (document.querySelector("[data-result]")) return "over";
    return document.querySelector("main.table[data-asked=true][data-moving=false]") ? "asked" : null;
  },

  /** Whether another version of the play is shown than this one, or its result. */
  movedOn(before) {
    return document.querySelector("[data-result]") !== null || this.version() !== before;
  },

  /** The version of the play that is shown. */
  version: () => document.querySelector("main.table")?.dataset.version ?? null,

  /** The next tap of an answer to a version: where, and on what; or that nothing is left to tap, as the last tap has sent it. */
  step(before, luck, tapped) {
    const asked = this.all("main.table[data-asked=true]").length > 0;
    const sent = !asked || (tapped && (tapped.plays || (tapped.presses && !this.all("[data-go]").length)));
    if (sent || this.movedOn(before)) return { sent: true };
    const chosen = this.next(luck);
    const { x, y, width, height } = chosen?.getBoundingClientRect() ?? {};
    return { sent: false, at: width ? [x + width / 2, y + height / 2] : null, plays: chosen?.dataset.go !== undefined, presses: chosen?.dataset.move !== undefined };
  },

  /** What is to be seen of something. */
  all: (css) => [...document.querySelectorAll(css)].filter((element) => element.getBoundingClientRect().width > 0),

  /** What a finger could go for next: to play what is armed, a thing that can be tapped, or a button of the bar. */
  next(luck) {
    const { all } = this;
    const [go] = all("[data-go]");
    if (go) return go;
    const things = all(".thing.can, .seat .whole, [data-handle].can, .loose [data-handle], .guided [data-zone]");
    const buttons = all("[data-move]");
    const from = things.length && (luck < 0.8 || !buttons.length) ? things : buttons;
    const chosen = from[Math.floor(luck * 7919) % Math.max(1, from.length)] ?? null;
    chosen?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return chosen;
  },

  /** Where a guided play stands: "go" at a sentence to be read, "answer" at one's own step, "over", or nothing yet. */
  guide() {
    const bar = document.querySelector(".guide");
    if (bar?.dataset.over === "true") return "over";
    if (bar?.querySelector("[data-on]")) return "go";
    return bar && this.state() === "asked" ? "answer" : null;
  },

  /** What the light of a guided play falls on, and what that step wants lit. */
  lit: () => Number(document.querySelector(".dusk.lit")?.dataset.holes ?? 0),

  /** Whatever can be tapped and is smaller than a finger. */
  smallTargets() {
    return [...document.querySelectorAll("button, a[href], select, input")]
      .filter((element) => element.checkVisibility({ opacityProperty: false }) && !element.closest("label"))
      .map((element) => [element.getBoundingClientRect(), element])
      .filter(([box]) => box.width && (box.width < 43.5 || box.height < 43.5))
      .map(([box, element]) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  },

  /** What of the board lies under the question bar or beside the screen, what of the hand below it, and names that are cut. */
  crowded() {
    const bar = document.querySelector(".ask").getBoundingClientRect();
    const named = (element, what) => `${what}: ${element.tagName} ${element.getAttribute("class")} ${element.textContent.trim().slice(0, 30)}`;
    const parts = (css) => this.all(css).filter((element) => !element.closest("svg") && !element.closest(".queue"));
    const found = [...parts(".board *"), ...this.all(".queue .total, .queue .ghost")].flatMap((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return [bottom > bar.top + 1.5 ? named(element, "under the bar") : "", right > innerWidth + 1 || left < -1 ? named(element, "beside the screen") : ""];
    });
    found.push(...parts(".mine *").map((element) => (element.getBoundingClientRect().bottom > innerHeight + 1 ? named(element, "below the screen") : "")));
    found.push(...this.all(".seat b, .head .name").map((element) => (element.scrollWidth > element.clientWidth + 1 ? named(element, "cut") : "")));
    return found.filter(Boolean);
  },

  /** Whether something of a drawing is left out of it: of that the browser does not know that it cannot be seen. */
  undrawn(element) {
    return element.closest("svg") !== null && (getComputedStyle(element).display === "none" || this.undrawn(element.parentElement));
  },

  /** Words and numbers of the board that can be seen: each with its place on the screen and its size in pixels there. */
  texts() {
    const found = [];
    for (const part of this.all(".board, .mine, .ask")) {
      const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const { parentElement: element, data } = walk.currentNode;
        const unseen = element.closest("h2, .unseen, .word")?.offsetWidth <= 1;
        if (!data.trim() || unseen || this.undrawn(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const box = range.getBoundingClientRect();
        const drawn = element.getScreenCTM?.();
        const size = parseFloat(getComputedStyle(element).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
        if (box.width > 1 && box.height > 1) found.push({ element, box, size, words: `${element.closest("[class]").getAttribute("class")}: ${data.trim().slice(0, 40)}` });
      }
    }
    return found;
  },

  /** What is too small to be read. */
  smallTexts() {
    return [...new Set(this.texts().filter(({ size }) => size < 12.9).map(({ size, words }) => `${words} (${size.toFixed(1)} px)`))];
  },

  /** What lies beneath something else, or leaves the screen or the bar; what is laid over the board to choose from may do that. */
  hiddenTexts() {
    const under = ({ element, box }) =>
      [0.1, 0.5, 0.9].some((share) => {
        const on = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
        return !on || !(on.contains(element) || element.contains(on) || on.closest(".tray, .all, .dot, .nest, .lying") || element.closest("button, .thing, svg")?.contains(on));
      });
    const found = this.texts().filter((text) => getComputedStyle(text.element).pointerEvents !== "none" && under(text)).map(({ words }) => words);
    const cut = this.all(".ask .do > *").filter((button) => button.getBoundingClientRect().right > button.parentElement.getBoundingClientRect().right + 1);
    return [...new Set([...found, ...cut.map((button) => `cut: ${button.textContent.trim()}`)])];
  },

  /** Whom this browser has become at the site that is open, or nobody. */
  guest: () => JSON.parse(localStorage.getItem("cookietin.guest") ?? "null"),

  /** Is a guest of a site from the first page on. */
  be(site, guest) {
    if (location.origin === site && !this.guest()) localStorage.setItem("cookietin.guest", JSON.stringify(guest));
  },

  /** Waits until nothing fades or flies any more: halfway, colours are neither one nor the other. What beckons, for longer than any of that, only moves. */
  async settled() {
    const ending = () => document.getAnimations().filter(({ effect, playState }) => playState === "running" && effect.getComputedTiming().endTime < 4000);
    while (ending().length) await Promise.allSettled(ending().map(({ finished }) => finished));
  },

  /** Is a browser that lets no part of a page become a picture, as some do. */
  refusePages() {
    const decode = HTMLImageElement.prototype.decode;
    HTMLImageElement.prototype.decode = function () {
      return this.src.includes("foreignObject") ? Promise.reject(new DOMException("", "SecurityError")) : decode.call(this);
    };
  },

  /** Counts what is heard and felt from now on: tones, noises, buzzes. */
  listen() {
    const heard = (this.heard = { tones: 0, noises: 0, buzzes: [] });
    const { createOscillator, createBufferSource } = AudioContext.prototype;
    AudioContext.prototype.createOscillator = function () {
      heard.tones += 1;
      return createOscillator.call(this);
    };
    AudioContext.prototype.createBufferSource = function () {
      heard.noises += 1;
      return createBufferSource.call(this);
    };
    navigator.vibrate = (pattern) => heard.buzzes.push(pattern);
  },

  /** What axe finds wrong. */
  async axe() {
    await this.settled();
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary.split("\n").slice(1).join(" ").trim()}`));
  },

  /** The theme that is shown, and the other one. */
  themes: () => (document.documentElement.dataset.theme === "dark" ? ["dark", "light"] : ["light", "dark"]),
};
