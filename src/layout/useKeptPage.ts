import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { productPath } from '@/catalogue/addresses';
import { keptShop } from '@/device/keptShop';
import { recentlyViewed } from '@/device/recentlyViewed';
import { shortlist } from '@/device/shortlist';
import { useDeviceStore } from '@/device/useDeviceStore';
import { useLanguage } from '@/messages/useLanguage';
import { startKeeping, tellWorker } from '@/offline/storedShop';
import { shownShelves } from '@/shelves/shownShelves';
import { localPath } from '@/shop/languages';
import { shop } from '@/shop/shop';
import { mayPrefetch } from '@/ui/mayPrefetch';
import { whenIdle } from '@/ui/whenIdle';

/**
 * Keeps the page that is open on this device, for times without a network: once the site has said whether its prices
 * are right, and again when they change. Who saves data has nothing kept without asking for it.
 */
export function useKeptPage(): void {
  const client = useQueryClient();
  const language = useLanguage();
  const { asPath } = useRouter();
  const list = useDeviceStore(shortlist);
  const { products: viewed } = useDeviceStore(recentlyViewed);
  const wanted = useDeviceStore(keptShop);

  const mayKeep = !shop.keepsNoPages && wanted !== false;
  useEffect(() => {
    if (!mayKeep) return;
    whenIdle(() => {
      if (wanted || mayPrefetch()) void startKeeping();
    });
  }, [mayKeep, wanted]);

  const path = asPath.replace(/[?#].*/, '');
  useEffect(() => {
    if (!mayKeep) return;
    const products = [...list, ...viewed].map((each) =>
      localPath(language, productPath(each, each)),
    );
    let isLeft = false;
    let told: string | undefined;
    const tell = () => {
      const { isSettled, readAt, versions } = shownShelves(client);
      const about = versions.join();
      if (isLeft || !isSettled || about === told) return;
      told = about;
      void tellWorker({
        path,
        versions,
        products: [...new Set(products)],
        used: usedFiles(),
        asked: Boolean(wanted),
        ...(readAt === undefined ? {} : { readAt }),
      });
    };
    whenIdle(tell);
    const unsubscribe = client.getQueryCache().subscribe(() => whenIdle(tell));
    return () => {
      isLeft = true;
      unsubscribe();
    };
  }, [client, language, list, viewed, mayKeep, path, wanted]);
}

/** The paths of this site's files that this tab has loaded. */
function usedFiles(): string[] {
  const { origin } = window.location;
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(origin) ? name.slice(origin.length) : []));
}
