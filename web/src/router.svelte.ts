/** Which page is shown, by the address: `/`, `/t/TABLE`, `/r/TABLE`, `/learn/GAME`, `/new/GAME`, `/rules/GAME`, `/decks`, `/decks/DECK`, `/fair/TABLE`, `/settings`. */
export interface Route {
  page: string;
  /** The table or game of the page. */
  id: string;
}

function read(): Route {
  const [page = "", id = ""] = location.pathname.split("/").filter(Boolean);
  return { page, id: decodeURIComponent(id) };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.route = read();
    scrollTo(0, 0);
  }

  /** Links of the app stay in the app. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
