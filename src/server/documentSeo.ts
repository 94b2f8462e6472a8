import type { DehydratedState } from '@tanstack/react-query';
import type { PageSeo } from '@/seo/PageSeo';
import { carriedItems } from '@/shelves/carriedShelves';
import { pageAt } from './pages';
import { previewAddress } from './preview/previewAddress';

/**
 * What the HTML at a path tells search engines and previews, computed from the same collections that the page shows;
 * undefined for a path without a page, which nobody should keep.
 */
export function documentSeo(
  path: string,
  state: DehydratedState | undefined,
): { readonly seo: PageSeo; readonly image: string } | undefined {
  const page = pageAt(path);
  if (!page || !state) return undefined;
  const seo = page.seo(carriedItems(page.collections, state));
  return { seo, image: previewAddress(path, seo.preview) };
}
