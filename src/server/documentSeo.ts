import type { DehydratedState } from '@tanstack/react-query';
import type { PageSeo } from '@/seo/PageSeo';
import { carriedItems } from '@/shelves/carriedShelves';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import type { Dictionary } from '@/words/Dictionary';
import { pageAt } from './pages';
import { previewAddress } from './preview/previewAddress';

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
  const seo = page.seo(carriedItems(page.collections, state), dictionary, hours);
  return {
    seo: canonical ? { ...seo, path: canonical } : seo,
    image: previewAddress(path, seo.preview),
    imageAlt: dictionary.seo.previewAlt(seo.preview.title, shop.name),
  };
}
