/** A page that a press has asked for and that has not come yet. */
interface AwaitedPage {
  /** Its path on this site with language, query and fragment. */
  readonly path: string;
  /** Gives it up: this page stays as it is, and a late answer is ignored. Undefined where the browser can't. */
  readonly stay: (() => void) | undefined;
}

let awaited: AwaitedPage | undefined;

const listeners = new Set<() => void>();

function set(page: AwaitedPage | undefined): void {
  awaited = page;
  for (const listener of listeners) listener();
}

/**
 * The page that the visitor is waiting for, whoever loads it. To start again for the same path, as for an impatient
 * second press, is to go on waiting.
 */
export const awaitedPage = {
  /** Undefined while nobody waits. */
  current: () => awaited,
  start: (path: string, stay?: () => void) => set({ path, stay }),
  end: () => set(undefined),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
