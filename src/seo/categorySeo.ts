import { categoryPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import { categoryPicture } from '@/catalogue/categoryPicture';
import type { Product } from '@/catalogue/items';
import { shop } from '@/shop/shop';
import { seoWords } from '@/words/seoWords';
import { categoryTitle } from './categoryTitle';
import { cutToWords } from './cutToWords';
import { figuresLine } from './figuresLine';
import { breadcrumbLd } from './jsonLd/breadcrumbLd';
import { collectionLd } from './jsonLd/collectionLd';
import type { PageSeo } from './PageSeo';
import { PREVIEW_PICTURES } from './preview/PreviewCard';
import { shelfFigures } from './shelfFigures';

/** Search engines show about so many characters of a description. */
const DESCRIPTION = 160;

/** A category's texts, computed from the shelf as it is now; right for an empty one too. */
export function categorySeo(
  category: Category,
  intro: string,
  products: readonly Product[],
): PageSeo {
  const name = category.cardTitle ?? category.title;
  const line = figuresLine(shelfFigures(products));
  const pictures = products.flatMap(({ image }) => image ?? []).slice(0, PREVIEW_PICTURES);
  const what = line ? `${name} ${line}` : name;
  const texts = {
    title: categoryTitle(name, products),
    description: cutToWords(`${seoWords.at(what, shop.name)} ${intro}`, DESCRIPTION),
    path: categoryPath(category),
  };
  return {
    ...texts,
    preview: {
      title: name,
      line,
      pictures: pictures.length > 0 ? pictures : [categoryPicture(category)],
    },
    things: [collectionLd(texts, category, products), breadcrumbLd(category.title, texts.path)],
  };
}
