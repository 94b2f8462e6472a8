import { knownCategory } from '@/catalogue/findCategory';
import { categoryPicture } from '@/pictures/categoryPicture';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { categoryName } from '@/words/CategoryLabels';
import type { Words } from '@/words/Words';

/** A page's name and picture alone, which need no database and claim nothing; for a product those of its shelf. */
export function plainCard(name: string, words: Words): PreviewCard {
  const category = knownCategory(name.split('.', 1)[0]);
  return {
    title: category ? categoryName(words.categories[category.slug]) : shop.name,
    line: place.town,
    pictures: [categoryPicture(category ?? { slug: 'Foundation' })],
  };
}
