// What the tests do inside a page: look around as a person does, and lay tables.
window.tests = {
  /** "asked" or "over" once one of them is so. */
  state() {
    if (document.querySelector("[data-result]")) return "over";
    return document.querySelector("main.table[data-asked=true][data-moving=false]") ? "asked" : null;
  },

  /** Whether another version of the play is shown than this one, or its result. */
  movedOn(before) {
    return document.querySelector("[data-result]") !== null || document.querySelector("main.table")?.dataset.version !== before;
  },

  /** What a finger could go for next: to play what is armed, a thing that can be tapped, or a button of the bar. */
  next(luck) {
    const all = (css) => [...document.querySelectorAll(css)].filter((element) => element.getBoundingClientRect().width > 0);
    const [go] = all("[data-go]");
    if (go) return go;
    const things = all(".thing.can, .seat .whole, [data-handle].can, .loose [data-handle]");
    const buttons = all("[data-move]");
    const from = things.length && (luck < 0.8 || !buttons.length) ? things : buttons;
    const chosen = from[Math.floor(luck * 7919) % Math.max(1, from.length)] ?? null;
    chosen?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return chosen;
  },

  /** Whatever can be tapped and is smaller than a finger. */
  smallTargets() {
    return [...document.querySelectorAll("button, a[href], select, input")]
      .filter((element) => element.checkVisibility({ opacityProperty: false }) && !element.closest("label"))
      .map((element) => [element.getBoundingClientRect(), element])
      .filter(([box]) => box.width && (box.width < 43.5 || box.height < 43.5))
      .map(([box, element]) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  },

  /** A table with oneself; its id. */
  async makeTable(wanted) {
    const post = async (path, body, token) => {
      const headers = { "content-type": "application/json" };
      if (token) headers.authorization = `Bearer ${token}`;
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
      const said = await answer.json();
      if (!answer.ok) throw new Error(said.words);
      return said;
    };
    const known = JSON.parse(localStorage.getItem("cookietin.guest") ?? "null");
    const guest = known ?? (await post("/api/guests", { name: "Nora" }));
    localStorage.setItem("cookietin.guest", JSON.stringify(guest));
    const key = Math.random().toString(36).slice(2);
    return (await post("/api/tables", { key, ...wanted }, guest.token)).table;
  },
};
