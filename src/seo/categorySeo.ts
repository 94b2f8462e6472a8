import type { Category } from '@/catalogue/Category';
import { categoryPicture } from '@/catalogue/categoryPicture';
import type { Product } from '@/catalogue/items';
import { categoryPath } from '@/catalogue/paths';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { seoWords } from '@/words/seoWords';
import { cutToWords } from './cutToWords';
import { figuresLine } from './figuresLine';
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
  const figures = shelfFigures(products);
  const line = figuresLine(figures);
  const pictures = products.flatMap(({ image }) => image ?? []).slice(0, PREVIEW_PICTURES);
  const inTown = seoWords.inTown(name, place.town);
  const what = line ? `${name} ${line}` : name;
  return {
    title: line ? `${inTown} ${line}` : inTown,
    description: cutToWords(`${seoWords.at(what, shop.name)} ${intro}`, DESCRIPTION),
    path: categoryPath(category),
    preview: {
      title: name,
      line,
      pictures: pictures.length > 0 ? pictures : [categoryPicture(category)],
    },
  };
}
