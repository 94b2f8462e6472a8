import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { keepingChoice } from '@/device/keepingChoice';
import { serviceWorkers } from '@/offline/serviceWorkers';
import { keepShownPage, stopKeeping } from '@/offline/storedShop';
import { shownShelves } from '@/shelves/shownShelves';
import { shop } from '@/shop/shop';
import { laterPartsLoaded } from '@/ui/rendering/loadLater';
import { mayPrefetch } from '@/ui/rendering/mayPrefetch';
import { whenIdle } from '@/ui/rendering/whenIdle';
import { useStore } from '@/ui/useStore';

/** The installed site, which opens at the home page. */
const INSTALLED = '(display-mode: standalone), (display-mode: minimal-ui)';

/**
 * Keeps the page that is open on this device, for times without a network: once all its scripts are there and the site
 * has said whether its prices are right, and again when they change. On a device that saves data, nothing is kept until
 * the visitor asks for it.
 */
export function useKeepPage(): void {
  const client = useQueryClient();
  const path = useRouter().asPath.replace(/[?#].*/, '');
  const wanted = useStore(keepingChoice);
  useEffect(() => {
    if (shop.keepsNoPages || !serviceWorkers()) return;
    let told: string | undefined;
    const tell = async () => {
      const { isSettled, ...shown } = shownShelves(client);
      const about = JSON.stringify([shown.versions, shown.readAt !== undefined]);
      if (!isSettled || !(wanted ?? mayPrefetch()) || about === told) return;
      told = about;
      await laterPartsLoaded();
      // The visitor may have ended the keeping meanwhile.
      if (keepingChoice.read() === false) return;
      const asked = wanted || window.matchMedia(INSTALLED).matches;
      await keepShownPage({ path, asked, used: usedFiles(), ...shown });
    };
    let unsubscribe: (() => void) | undefined;
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      // Again, because the page on which the visitor ended the keeping may have gone on loading pictures.
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

/** The paths of this site's files that this tab has loaded. */
function usedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(origin) ? name.slice(origin.length) : []));
}
