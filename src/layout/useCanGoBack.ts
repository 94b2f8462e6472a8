import Router from 'next/router';
import { useSyncExternalStore } from 'react';

/** Whether Back leads to a page of this visit. False on the server, and on the page that an app has opened with. */
export function useCanGoBack(): boolean {
  return useSyncExternalStore(subscribe, canGoBack, () => false);
}

/** Browsers without the Navigation API only tell how many entries there are, before and after this one. */
function canGoBack(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}

function subscribe(listener: () => void): () => void {
  window.navigation?.addEventListener('currententrychange', listener);
  Router.events.on('routeChangeComplete', listener);
  return () => {
    window.navigation?.removeEventListener('currententrychange', listener);
    Router.events.off('routeChangeComplete', listener);
  };
}
