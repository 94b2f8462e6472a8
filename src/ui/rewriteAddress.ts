/**
 * Replaces the address of this page's history entry, also for the way back to it
 * (docs/upgrading.md): Next's router shows the state's `as` and reads the query from `url`. Its own
 * shallow `replace` is asynchronous and cancels the navigation of a link pressed just before.
 * @param url The address as the router sees it; by default unchanged.
 */
export function rewriteAddress(address: string, url: string = window.history.state?.url): void {
  window.history.replaceState({ ...window.history.state, url, as: address }, '', address);
}
