import type { DehydratedState } from '@tanstack/react-query';
import type { Dictionary } from '@/messages/Dictionary';
import type { PageSeo } from '@/seo/PageSeo';
import { dehydratedItems } from '@/shelves/dehydrateShelves';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { pageAt } from './pages';
import { previewAddress } from './previewAddress';

/** The page props that the HTML head is computed from. */
interface CarriedProps {
  readonly dehydratedState?: DehydratedState;
  /** The canonical path, when it is that of another page. */
  readonly canonical?: string;
  /** The shop's opening hours. */
  readonly hours?: ShopHours;
}

interface DocumentTexts {
  readonly seo: PageSeo;
  /** The absolute address of the preview picture; `imageAlt` describes it. */
  readonly image: string;
  readonly imageAlt: string;
}

/**
 * The texts for search engines and previews in the HTML of a path, computed from the same collections that the page
 * shows. Undefined for a path without a page: search engines should not index it.
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
