import { lengthenRenderSlices } from '@/layout/lengthenRenderSlices';
import { reportVitals } from '@/layout/reportVitals';
import { answerKnownPageData } from '@/shelves/answerKnownPageData';
import { shop } from '@/shop/shop';

if (typeof window !== 'undefined') {
  lengthenRenderSlices();
  answerKnownPageData(window);
  if (shop.vitalsAddress) void reportVitals(shop.vitalsAddress);
}

export { SiteApp as default } from '@/page/SiteApp';
