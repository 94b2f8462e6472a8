/**
 * Lets the browser return to the place after a reload, or Back by a full load: Next's router, which
 * restores it between its own pages, turns that off.
 * @returns the function that ends it.
 */
export function restoreAfterLoad(): () => void {
  const leave = () => {
    window.history.scrollRestoration = 'auto';
  };
  // The page is shown again from the back/forward cache.
  const comeBack = () => {
    window.history.scrollRestoration = 'manual';
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}
