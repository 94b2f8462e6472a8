import Router from 'next/router';
import { useEffect } from 'react';
import { lastNavigation } from '@/ui/rendering/lastNavigation';

/**
 * Scrolls to a product's card on Back from its page, where the router knows no scroll position: a
 * reload has turned a quick look into that page. Android reloads pages behind other apps.
 */
export function useReturnToCard(): void {
  useEffect(() => {
    let from = '';
    const leave = () => {
      [from = ''] = Router.asPath.split('#');
    };
    const arrive = () => {
      if (lastNavigation.willScrollDown() && window.scrollY === 0) {
        const link = document.querySelector(`article[id] a[href="${CSS.escape(from)}"]`);
        link?.closest('article')?.scrollIntoView({ block: 'center' });
      }
    };
    Router.events.on('routeChangeStart', leave);
    Router.events.on('routeChangeComplete', arrive);
    return () => {
      Router.events.off('routeChangeStart', leave);
      Router.events.off('routeChangeComplete', arrive);
    };
  }, []);
}
