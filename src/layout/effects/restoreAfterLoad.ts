/**
 * Lets the browser restore the scroll position after a reload, or when Back is a full load. Next's router turns that
 * off, because it restores the position itself between its own pages.
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
