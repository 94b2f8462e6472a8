import type { Category } from '@/catalogue/Category';
import { categories } from '@/catalogue/categories';
import { categoryPicture } from '@/catalogue/categoryPicture';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';
import { nameOf } from '@/words/nameOf';
import type { Words } from '@/words/Words';

/** A page's name and picture alone, which need no database and claim nothing; for a product those of its shelf. */
export function plainCard(name: string, words: Words): PreviewCard {
  const known: readonly Category[] = categories;
  const category = known.find(({ slug }) => slug === name.split('.', 1)[0]);
  return {
    title: category ? nameOf(words.categories[category.slug]) : shop.name,
    line: place.town,
    pictures: [categoryPicture(category ?? { slug: 'Foundation' })],
  };
}
