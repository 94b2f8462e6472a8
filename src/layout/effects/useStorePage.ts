import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { storeShownPage } from '@/offline/storeShownPage';
import type { CachedShelf } from '@/shelves/shelfQuery';
import { shop } from '@/shop/shop';
import { lazyPartsLoaded } from '@/ui/rendering/loadLater';
import { mayPrefetch } from '@/ui/rendering/prefetch';

/** Stores the open page once its scripts are there and its prices confirmed, unless the device saves data. */
export function useStorePage(): void {
  const client = useQueryClient();
  const path = useRouter().asPath.replace(/[?#].*/, '');
  useEffect(() => {
    if (shop.noOfflinePages || !mayPrefetch()) return;
    let isTold = false;
    const tell = async () => {
      if (isTold || !isConfirmed(client)) return;
      isTold = true;
      await lazyPartsLoaded();
      await storeShownPage(path);
    };
    let unsubscribe: (() => void) | undefined;
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      void tell();
      unsubscribe = client.getQueryCache().subscribe(() => void tell());
    });
    return () => {
      isLeft = true;
      unsubscribe?.();
    };
  }, [client, path]);
}

/** Whether the site has confirmed each shelf of the page as the newest. */
function isConfirmed(client: QueryClient): boolean {
  const shelves = client.getQueryCache().findAll({ queryKey: ['shelf'], type: 'active' });
  return shelves.every(({ state: { status, data } }) => {
    return status === 'success' && (data as CachedShelf<unknown>).outdated === false;
  });
}

/** Runs a task after loading, when the browser is idle. Safari, which cannot tell when it is idle, runs it at once. */
function whenIdle(task: () => void): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(task);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}
