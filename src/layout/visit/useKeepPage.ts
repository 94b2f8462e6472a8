import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { keepingChoice } from '@/device/keepingChoice';
import { serviceWorkers } from '@/offline/serviceWorkers';
import { keepShownPage, stopKeeping } from '@/offline/storedShop';
import type { CachedShelf } from '@/shelves/shelfQuery';
import { shop } from '@/shop/shop';
import { laterPartsLoaded } from '@/ui/rendering/loadLater';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';
import { useStore } from '@/ui/useStore';

const INSTALLED = '(display-mode: standalone), (display-mode: minimal-ui)';

/**
 * Keeps the open page on this device, once its scripts are there and its prices are confirmed.
 * On a device that saves data, only if the visitor asks for it.
 */
export function useKeepPage(): void {
  const client = useQueryClient();
  const path = useRouter().asPath.replace(/[?#].*/, '');
  const wanted = useStore(keepingChoice);
  useEffect(() => {
    if (shop.keepsNoPages || !serviceWorkers()) return;
    let isTold = false;
    const tell = async () => {
      if (isTold || !isConfirmed(client) || !(wanted ?? mayPrefetch())) return;
      isTold = true;
      await laterPartsLoaded();
      // The visitor may have turned keeping off meanwhile.
      if (keepingChoice.read() === false) return;
      await keepShownPage(path, wanted || window.matchMedia(INSTALLED).matches);
    };
    let unsubscribe: (() => void) | undefined;
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      // Again: the page where it was turned off may still have been loading pictures.
      if (wanted === false) return void stopKeeping();
      void tell();
      unsubscribe = client.getQueryCache().subscribe(() => void tell());
    });
    return () => {
      isLeft = true;
      unsubscribe?.();
    };
  }, [client, path, wanted]);
}

/** Whether the site has called each shelf of the page the newest. */
function isConfirmed(client: QueryClient): boolean {
  const shelves = client.getQueryCache().findAll({ queryKey: ['shelf'], type: 'active' });
  return shelves.every(({ state: { status, data } }) => {
    return status === 'success' && (data as CachedShelf<unknown>).outdated === false;
  });
}
