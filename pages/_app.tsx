import { shop } from '@/shop/shop';

if (typeof window !== 'undefined' && shop.vitalsAddress) void measureVitals(shop.vitalsAddress);

export { SiteApp as default } from '@/page/SiteApp';

async function measureVitals(address: string): Promise<void> {
  const { reportVitals } = await import('@/layout/effects/reportVitals');
  reportVitals(address);
}
