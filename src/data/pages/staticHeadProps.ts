import type { DehydratedState } from '@tanstack/react-query';
import { itemsOf, onEveryPage, type PageDefinition } from '@/catalogue/addresses/pageDefinitions';
import type { Dictionary } from '@/messages/Dictionary';
import { dictionaries } from '@/messages/dictionaries';
import type { PageSeo } from '@/seo/PageSeo';
import { seoOfPage } from '@/seo/seoOfPage';
import { dehydratedShelves } from '@/shelves/dehydrateShelves';
import { type LanguageFacts, localPath } from '@/shop/languages';
import { previewAddress } from './previewAddress';

interface CarriedProps {
  readonly dehydratedState?: DehydratedState;
}

interface StaticHeadProps {
  readonly seo: PageSeo;
  /** The absolute address of the page's preview. `imageAlt` repeats the words drawn on it. */
  readonly image: string;
  readonly imageAlt: string;
  readonly language: Dictionary;
  /** As in `StaticHead`. */
  readonly inEachLanguage?: string | undefined;
}

/** The props of `StaticHead`, made from a page's items. Undefined for a page without texts for search engines. */
export function staticHeadProps(
  page: PageDefinition,
  { code }: Pick<LanguageFacts, 'code'>,
  { dehydratedState }: CarriedProps,
): StaticHeadProps | undefined {
  if (!page.name) return undefined;
  const dictionary = dictionaries[code];
  const items = itemsOf(
    dehydratedShelves({ ...page.collections, ...onEveryPage }, dehydratedState),
  );
  const seo = seoOfPage(page, dictionary, items);
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
