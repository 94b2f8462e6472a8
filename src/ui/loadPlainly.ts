/**
 * Loads a page as the browser does, without the router. On Back the address is the page's already: assigning it would
 * do no more than scroll if it has a fragment.
 */
export function loadPlainly(address: string): void {
  const { location } = window;
  if (new URL(address, location.href).href === location.href) location.reload();
  else location.assign(address);
}
