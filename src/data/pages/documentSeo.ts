import type { DehydratedState } from '@tanstack/react-query';
import type { Dictionary } from '@/messages/Dictionary';
import type { PageSeo } from '@/seo/PageSeo';
import { dehydratedItems } from '@/shelves/dehydrateShelves';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { pageAt } from './pages';
import { previewAddress } from './previewAddress';

/** What a page's props carry for it. */
interface CarriedProps {
  readonly dehydratedState?: DehydratedState;
  /** The path of the page that search engines should keep, where that is another. */
  readonly canonical?: string;
  /** When the shop is open. */
  readonly hours?: ShopHours;
}

interface DocumentTexts {
  readonly seo: PageSeo;
  /** The absolute address of the preview picture, and what it shows. */
  readonly image: string;
  readonly imageAlt: string;
}

/**
 * What the HTML at a path tells search engines and previews, computed from the same collections that the page shows;
 * undefined for a path without a page, which nobody should keep.
 */
export function documentSeo(
  path: string,
  { dehydratedState: state, canonical, hours }: CarriedProps,
  dictionary: Dictionary,
): DocumentTexts | undefined {
  const page = pageAt(path);
  if (!page || !state) return undefined;
  const seo = page.seo(dehydratedItems(page.collections, state), dictionary, hours);
  return {
    seo: canonical ? { ...seo, path: canonical } : seo,
    image: previewAddress(path, seo.preview),
    imageAlt: dictionary.seo.previewAlt(seo.preview.title, shop.name),
  };
}
