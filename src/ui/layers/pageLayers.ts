/**
 * What lies over a page, a drawer or a photo at full size, by name. Each has an entry of its own in the browser's history, so
 * that Back closes it and stays on the page, as people on phones expect. The name stands in the entry's state and nowhere
 * else, so Forward opens the layer again.
 */
export const pageLayers = {
  /** The layer that is open now. */
  current,
  subscribe,

  /**
   * Opens a layer: the page's own entry once more, with the layer's name. What it shows may have a page too, whose address the
   * browser then shows, for whoever reloads or copies it; to the router it stays the page below.
   */
  open(layer: string, address?: string): void {
    window.history.pushState({ ...window.history.state, layer }, '', address);
    tell();
  },

  /** Lets another layer take the place of the one that is open. */
  replace(layer: string, address?: string): void {
    window.history.replaceState({ ...window.history.state, layer }, '', address);
    tell();
  },

  /**
   * Closes the layer and takes its entry back. On Android, Chrome closes a dialog on Back and leaves the entry to us. Asked
   * twice for the same layer, by a key that two listen to, it takes back one.
   */
  close(): void {
    if (!current() || closing) return;
    closing = true;
    window.history.back();
  },

  /** Closes the layer for a link in it, which then has to replace its entry: a step back would undo the link's own step. */
  leave(): void {
    const { layer, ...page } = window.history.state ?? {};
    if (!layer) return;
    window.history.replaceState(page, '');
    tell();
  },

  /**
   * Whether a step in the history concerns the router: from the page at `from` to the entry `to`. The others only open or
   * close a layer over the same page.
   */
  isPageStep(from: string, to: HistoryEntry): boolean {
    if (withoutFragment(to.as) !== withoutFragment(from)) return true;
    return before === undefined && to.layer === undefined;
  },
};

/** What the router keeps in an entry of the history, and what is added here. */
interface HistoryEntry {
  /** The address of its page as the browser shows it, without the host. */
  readonly as: string;
  readonly layer?: string;
}

/** The layer before the latest step in the history. The router asks for it before `tell` hears of the step. */
let before: string | undefined;

/** The entry of the open layer is being taken back, which takes browsers a moment. */
let closing = false;

const listeners = new Set<() => void>();

function current(): string | undefined {
  return window.history.state?.layer;
}

function withoutFragment(address: string): string | undefined {
  return address.split('#')[0];
}

function tell(): void {
  closing = false;
  before = current();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    before = current();
    window.addEventListener('popstate', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tell);
  };
}
