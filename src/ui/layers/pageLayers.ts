import { createStore } from '../createStore';
import { rewriteAddress } from '../rewriteAddress';

/**
 * Named overlays on a page: a drawer, or a photo at full size. Each has its own history entry, so that Back closes it
 * and stays on the page, as phone users expect. The name is only in the entry's state, so Forward opens the layer
 * again.
 */
export const pageLayers = {
  /** The name of the open layer; undefined if there is none. */
  current,
  subscribe,

  /**
   * Opens a layer with a copy of the page's history entry, plus the layer's name. If the layer's content has a page of
   * its own, `address` is shown in the address bar, for reloading or copying. The router still sees the page below.
   */
  open(layer: string, address?: string): void {
    window.history.pushState({ ...window.history.state, layer }, '', address);
    tell();
  },

  /** Replaces the open layer by another one. */
  replace(layer: string, address?: string): void {
    window.history.replaceState({ ...window.history.state, layer }, '', address);
    tell();
  },

  /** Puts a fragment into the address bar, in the same history entry: what is chosen on the page or in the layer. */
  mark(fragment: string): void {
    const { pathname, search } = window.location;
    const address = pathname + search + fragment;
    // While a layer is open, the router sees the address of the page below.
    if (current()) window.history.replaceState(window.history.state, '', address);
    else rewriteAddress(address);
    tell();
  },

  /**
   * Closes the layer by going back one history entry. On Android, Chrome closes a dialog on Back but leaves the history
   * entry to us. A second call for the same layer does nothing: two listeners may react to the same key.
   */
  close(): void {
    if (!current() || closing) return;
    closing = true;
    window.history.back();
  },

  /**
   * Closes the layer when a link in it is followed. That link must replace the history entry, because going back would
   * undo the link's navigation.
   */
  leave(): void {
    const { layer, ...page } = window.history.state ?? {};
    if (!layer) return;
    window.history.replaceState(page, '');
    tell();
  },

  /**
   * Whether a history step is for the router: from the page at `from` to the entry `to`. All other steps only open or
   * close a layer over the same page.
   */
  isPageStep(from: string, to: HistoryEntry): boolean {
    if (withoutFragment(to.as) !== withoutFragment(from)) return true;
    return known.read() === undefined && to.layer === undefined;
  },
};

/** The state that the router keeps in a history entry, and the layer's name that is added here. */
interface HistoryEntry {
  /** The address of the entry's page as the browser shows it, without the host. */
  readonly as: string;
  readonly layer?: string;
}

/**
 * The layer that subscribers were last told of. The router asks `isPageStep` before `tell` is called for a history step,
 * so there it is the layer before that step.
 */
const known = createStore<string | undefined>(undefined);

/** True while the open layer's history entry is being removed, which browsers do asynchronously. */
let closing = false;

/** False until the first subscription. */
let isListening = false;

function current(): string | undefined {
  return window.history.state?.layer;
}

function withoutFragment(address: string): string | undefined {
  return address.split('#')[0];
}

function tell(): void {
  closing = false;
  known.set(current());
}

function subscribe(listener: () => void): () => void {
  if (!isListening) {
    isListening = true;
    known.set(current());
    window.addEventListener('popstate', tell);
  }
  return known.subscribe(listener);
}
