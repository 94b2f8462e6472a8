import Router from 'next/router';
import { STORED_ATTRIBUTE } from '@/offline/storageRules';
import { prefetchPage } from '@/ui/rendering/prefetch';

interface Step {
  readonly shallow: boolean;
}

/**
 * What a visit's first step to another page brings with it. The page that is left came as HTML, so its data are
 * prefetched: Back, the likeliest next step, then asks the network for nothing. And the mark of a stored page is
 * removed, because later pages come from the site.
 * @returns the function that stops watching.
 */
export function watchFirstStep(): () => void {
  let first: string;
  const leave = (_address: string, { shallow }: Step) => {
    if (shallow) return;
    first = Router.asPath;
    document.documentElement.removeAttribute(STORED_ATTRIBUTE);
  };
  const arrive = (_address: string, { shallow }: Step) => {
    if (shallow) return;
    stop();
    prefetchPage(first);
  };
  const stop = () => {
    Router.events.off('routeChangeStart', leave);
    Router.events.off('routeChangeComplete', arrive);
  };
  Router.events.on('routeChangeStart', leave);
  Router.events.on('routeChangeComplete', arrive);
  return stop;
}
