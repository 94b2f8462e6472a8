import { categories } from '@/catalogue/categories';
import { categoryPicture } from '@/catalogue/categoryPicture';
import type { PreviewCard } from '@/seo/preview/PreviewCard';
import { place } from '@/shop/place';
import { shop } from '@/shop/shop';

const last = new Map<string, PreviewCard>();

/** What previews showed when the database last answered: better than none while it does not. */
export const lastCards = {
  /** Keeps a page's card and gives it back. */
  remember(name: string, card: PreviewCard | undefined): PreviewCard | undefined {
    if (card) last.set(name, card);
    return card;
  },

  /** The last card of a page; for one that was never read, its name and picture alone, which claim nothing. */
  of(name: string): PreviewCard {
    const category = categories.find(({ slug }) => slug === name);
    return (
      last.get(name) ?? {
        title: category?.title ?? shop.name,
        line: place.town,
        pictures: [categoryPicture(category ?? { slug: 'Foundation' })],
      }
    );
  },
};
