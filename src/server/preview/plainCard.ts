import { categories } from '@/catalogue/categories';
import { categoryPicture } from '@/catalogue/categoryPicture';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';

/** A page's name and picture alone, which need no database and claim nothing. */
export function plainCard(name: string): PreviewCard {
  const category = categories.find(({ slug }) => slug === name);
  return {
    title: category?.title ?? shop.name,
    line: place.town,
    pictures: [categoryPicture(category ?? { slug: 'Foundation' })],
  };
}
