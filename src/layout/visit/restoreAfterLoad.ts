import { pageLayers } from '@/ui/layers/pageLayers';

/**
 * Lets the browser restore the scroll position after Back by a full load or a reload, which Next's
 * router turns off. Not while a layer is open: the address may be that of a quick look.
 * @returns the function that ends it.
 */
export function restoreAfterLoad(): () => void {
  const { scrollRestoration } = window.history;
  const leave = () => {
    if (!pageLayers.current()) window.history.scrollRestoration = 'auto';
  };
  // The page is shown again from the back/forward cache.
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
