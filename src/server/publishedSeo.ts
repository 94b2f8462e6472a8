import type { PageSeo } from '@/seo/PageSeo';
import type { SeoProps } from '@/seo/SeoProps';
import { shop } from '@/shop/shop';
import { seoWords } from '@/words/seoWords';
import { previewAddress } from './preview/previewAddress';

/** A page's texts as its props carry them: the preview is an address by now. */
export function publishedSeo({ title, description, path, preview }: PageSeo): SeoProps {
  return {
    title,
    description,
    path,
    image: previewAddress(path, preview),
    imageAlt: seoWords.previewAlt(preview.title, shop.name),
  };
}
