import type { DehydratedState } from '@tanstack/react-query';
import type { Dictionary } from '@/messages/Dictionary';
import { dictionaries } from '@/messages/dictionaries';
import type { PageSeo } from '@/seo/PageSeo';
import { dehydratedItems } from '@/shelves/dehydrateShelves';
import { localPath, splitLanguage } from '@/shop/languages';
import type { ShopHours } from '@/shop/ShopHours';
import { pageAt } from './pages';
import { previewAddress } from './previewAddress';

/** The page props that the HTML head is computed from. */
interface CarriedProps {
  readonly dehydratedState?: DehydratedState;
  /** The canonical path without the prefix of a language, when it is that of another page. */
  readonly canonical?: string;
  /** The shop's opening hours. */
  readonly hours?: ShopHours;
}

interface StaticHeadProps {
  readonly seo: PageSeo;
  /** The absolute address of the preview picture; `imageAlt` has the words drawn on it. */
  readonly image: string;
  readonly imageAlt: string;
  readonly language: Dictionary;
  readonly inEachLanguage?: string | undefined;
}

/**
 * The texts for search engines and previews in the HTML of a path in any language, computed from the same collections
 * that the page shows. Undefined for a path without a page: search engines should not index it.
 */
export function staticHeadProps(
  localisedPath: string,
  { dehydratedState: state, canonical, hours }: CarriedProps,
): StaticHeadProps | undefined {
  const { code, path } = splitLanguage(localisedPath);
  const dictionary = dictionaries[code];
  const page = pageAt(path);
  if (!page || !state) return undefined;
  const seo = page.seo(dehydratedItems(page.collections, state), dictionary, hours);
  const { title, line, shop } = seo.preview;
  return {
    seo: canonical ? { ...seo, path: localPath(dictionary, canonical) } : seo,
    image: previewAddress(localisedPath, seo.preview),
    imageAlt: [...new Set([title, line, shop])].filter(Boolean).join(', '),
    language: dictionary,
    inEachLanguage: canonical || page.unlisted ? undefined : path,
  };
}
