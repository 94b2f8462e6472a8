import type { DehydratedState } from '@tanstack/react-query';
import type { PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { ShopNotice } from '@/catalogue/ShopNotice';
import type { Dictionary } from '@/messages/Dictionary';
import { dictionaries } from '@/messages/dictionaries';
import type { PageSeo } from '@/seo/PageSeo';
import { seoOfPage } from '@/seo/seoOfPage';
import { dehydratedItems } from '@/shelves/dehydrateShelves';
import { type LanguageFacts, localPath } from '@/shop/languages';
import { previewAddress } from './previewAddress';

interface CarriedProps {
  readonly dehydratedState?: DehydratedState;
  readonly notice?: ShopNotice;
}

interface StaticHeadProps {
  readonly seo: PageSeo;
  /** Absolute; `imageAlt` has the words drawn on it. */
  readonly image: string;
  readonly imageAlt: string;
  readonly language: Dictionary;
  readonly inEachLanguage?: string | undefined;
}

/** The texts for search engines in a page's HTML, made of its items. Undefined for a page that is not to be indexed. */
export function staticHeadProps(
  page: PageDefinition,
  { code }: Pick<LanguageFacts, 'code'>,
  { dehydratedState, notice }: CarriedProps,
): StaticHeadProps | undefined {
  const dictionary = dictionaries[code];
  const items = dehydratedItems(page.collections, dehydratedState);
  const seo = seoOfPage(page, dictionary, items, notice?.hours);
  if (!seo) return undefined;
  const { path, canonical, unlisted } = page;
  const { title, line, shop } = seo.preview;
  return {
    seo: canonical ? { ...seo, path: localPath(dictionary, canonical) } : seo,
    image: previewAddress(localPath(dictionary, path), seo.preview),
    imageAlt: [...new Set([title, line, shop])].filter(Boolean).join(', '),
    language: dictionary,
    inEachLanguage: canonical || unlisted ? undefined : path,
  };
}
