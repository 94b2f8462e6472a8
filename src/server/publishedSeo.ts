import type { PageSeo } from '@/seo/PageSeo';
import type { SeoProps } from '@/seo/SeoProps';
import { shop } from '@/shop/shop';
import { seoWords } from '@/words/seoWords';
import { previewAddress } from './preview/previewAddress';

/** Search engines show about so many characters of a title. */
const LONGEST_TITLE = 65;

/** A page's texts as its props carry them: the preview is an address by now. */
export function publishedSeo({ title, description, path, preview }: PageSeo): SeoProps {
  const named = `${title} | ${shop.name}`;
  return {
    title,
    tabTitle: named.length > LONGEST_TITLE || title.includes(shop.name) ? title : named,
    description,
    path,
    image: previewAddress(path, preview),
    imageAlt: seoWords.previewAlt(preview.title, shop.name),
  };
}
