import { shop } from '@/shop/shop';
import { prefetchFirstPage } from '@/ui/prefetchFirstPage';

if (typeof window !== 'undefined') {
  prefetchFirstPage();
  if (shop.vitalsAddress) void measureVitals(shop.vitalsAddress);
}

export { SiteApp as default } from '@/page/SiteApp';

/** Loads the measuring code, which only some shops use. */
async function measureVitals(address: string): Promise<void> {
  const { reportVitals } = await import('@/layout/reportVitals');
  reportVitals(address);
}
