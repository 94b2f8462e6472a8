/**
 * Replaces the address of this page's history entry at once, also for the way back to it: on Back, Next's router writes
 * `as` of the entry's state into the address bar, and takes the query from `url`. Its own shallow `replace` is no
 * substitute: it is asynchronous, renders the whole app, and cancels the navigation of a link pressed just before.
 * @param url The same address as the router's pages see it; by default only what they don't see has changed.
 */
export function rewriteAddress(address: string, url: string = window.history.state?.url): void {
  window.history.replaceState({ ...window.history.state, url, as: address }, '', address);
}
