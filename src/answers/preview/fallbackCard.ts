import { knownCategory } from '@/catalogue/findCategory';
import { categoryName } from '@/messages/CategoryLabels';
import type { Messages } from '@/messages/Messages';
import { categoryPicture } from '@/pictures/categoryPicture';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';

/** The fallback card: a page's name and picture, without data from the database. A product gets those of its shelf. */
export function fallbackCard(name: string, messages: Messages): PreviewCard {
  const category = knownCategory(name.split('.', 1)[0]);
  return {
    title: category ? categoryName(messages.categories[category.slug]) : shop.name,
    line: place.town,
    pictures: [categoryPicture(category ?? { slug: 'Foundation' })],
  };
}
