import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { productPath } from '@/catalogue/addresses';
import { keptShop } from '@/device/keptShop';
import { recentlyViewed } from '@/device/recentlyViewed';
import { shortlist } from '@/device/shortlist';
import { useLanguage } from '@/messages/useLanguage';
import { startKeeping, stopKeeping, tellWorker } from '@/offline/storedShop';
import { shownShelves } from '@/shelves/shownShelves';
import { type LanguageFacts, localPath } from '@/shop/languages';
import { shop } from '@/shop/shop';
import { laterPartsLoaded } from '@/ui/loadLater';
import { mayPrefetch } from '@/ui/mayPrefetch';
import { whenIdle } from '@/ui/whenIdle';

/** The installed site, which opens at the home page. */
const INSTALLED = '(display-mode: standalone)';

/**
 * Keeps the page that is open on this device, for times without a network: once all its scripts are there and the site
 * has said whether its prices are right, and again when they change. Who saves data has nothing kept without asking.
 */
export function useKeptPage(): void {
  const client = useQueryClient();
  const language = useLanguage();
  const path = useRouter().asPath.replace(/[?#].*/, '');
  useEffect(() => {
    if (shop.keepsNoPages || !navigator.serviceWorker) return;
    let told: string | undefined;
    const tell = () => {
      const asked = keptShop.read();
      const { isSettled, readAt, versions } = shownShelves(client);
      if (!isSettled || !(asked ?? mayPrefetch())) return;
      const products = productPages(language);
      const about = JSON.stringify([asked, versions, products, readAt !== undefined]);
      if (about === told) return;
      told = about;
      void Promise.all([startKeeping(), laterPartsLoaded()]).then(() =>
        tellWorker({
          path,
          versions,
          products,
          used: usedFiles(),
          asked: asked || window.matchMedia(INSTALLED).matches,
          ...(readAt === undefined ? {} : { readAt }),
        }),
      );
    };
    const sources = [client.getQueryCache(), keptShop, shortlist, recentlyViewed];
    let subscriptions: (() => void)[] = [];
    let isLeft = false;
    whenIdle(() => {
      if (isLeft) return;
      // The visitor may have left the page while the keeping was being ended, or pictures were still on their way.
      if (keptShop.read() === false) void stopKeeping().catch(() => undefined);
      tell();
      subscriptions = sources.map((source) => source.subscribe(tell));
    });
    return () => {
      isLeft = true;
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [client, language, path]);
}

/** The paths of the products on the shortlist and of those viewed last. */
function productPages(language: LanguageFacts): string[] {
  const products = [...shortlist.read(), ...recentlyViewed.read().products];
  return [...new Set(products.map((each) => localPath(language, productPath(each, each))))];
}

/** The paths of this site's files that this tab has loaded. */
function usedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(origin) ? name.slice(origin.length) : []));
}
