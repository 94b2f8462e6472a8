import { createStore } from '../createStore';
import { rewriteAddress } from '../rewriteAddress';

/**
 * Named overlays on a page, such as a drawer or a large photo. Each has its own history entry, so
 * that Back closes it. Only the entry's state has the name, so Forward opens it again.
 */
export const pageLayers = {
  /** Undefined if no layer is open. */
  current,
  subscribe,

  /**
   * Shows `address` in the address bar, for content that has a page of its own. The router still
   * sees the page below.
   */
  open(layer: string, address?: string): void {
    window.history.pushState({ ...window.history.state, layer }, '', address);
    tell();
  },

  replace(layer: string, address?: string): void {
    window.history.replaceState({ ...window.history.state, layer }, '', address);
    tell();
  },

  /** Puts a fragment into the address bar, in the same history entry. */
  mark(fragment: string): void {
    const { pathname, search } = window.location;
    const address = pathname + search + fragment;
    // The router must see the address of the page below.
    if (current()) window.history.replaceState(window.history.state, '', address);
    else rewriteAddress(address);
    tell();
  },

  /**
   * Goes back one history entry. On Android, Chrome closes a dialog on Back but leaves the entry. A
   * second call does nothing: two listeners may react to the same key.
   */
  close(): void {
    if (!current() || closing) return;
    closing = true;
    window.history.back();
  },

  /** For a link in the layer, which must replace the history entry: going back would undo it. */
  leave(): void {
    const { layer, ...page } = window.history.state ?? {};
    if (!layer) return;
    window.history.replaceState(page, '');
    tell();
  },

  /** Whether a step from the page at `from` is for the router, and not between layers. */
  isPageStep(from: string, to: HistoryEntry): boolean {
    if (withoutFragment(to.as) !== withoutFragment(from)) return true;
    return known.read() === undefined && to.layer === undefined;
  },
};

interface HistoryEntry {
  /** As in the address bar, without the host. */
  readonly as: string;
  readonly layer?: string;
}

/**
 * As last told to subscribers. In `isPageStep`, which the router calls first, it is still the layer
 * before the step.
 */
const known = createStore<string | undefined>(undefined);

/** Browsers remove a history entry asynchronously. */
let closing = false;

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
