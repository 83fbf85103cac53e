/** What a page needs is asked for again until the server is back; a plain no is told, and that is that. */
import { Declined } from "./http";

const AGAIN = 1500;

/** Does something until it is done, and tells what is in the way, or that nothing is any more; returns how to stop. */
export function persist(act: () => Promise<unknown>, tell: (trouble: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const go = (): void =>
    void act().then(
      () => stopped || tell(""),
      (error: Error) => {
        if (stopped) return;
        tell(error.message);
        if (!(error instanceof Declined)) timer = setTimeout(go, AGAIN);
      },
    );
  go();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
