import { pageLayers } from '@/ui/layers/pageLayers';

/**
 * Lets the browser return to the place on a page that it loads anew, by Back or a reload. Next's router turns that off,
 * and restores only the places of pages that it loads itself. Not while a layer is open: the address may be that of a
 * quick look, whose own page is another one.
 * @returns the function that ends it.
 */
export function restoreAfterLoad(): () => void {
  const { scrollRestoration } = window.history;
  const leave = () => {
    if (!pageLayers.current()) window.history.scrollRestoration = 'auto';
  };
  // The page was left, but is shown again as it was: from the back/forward cache.
  const comeBack = () => {
    window.history.scrollRestoration = scrollRestoration;
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}
