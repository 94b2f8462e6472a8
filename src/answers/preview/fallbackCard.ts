import { knownCategory } from '@/catalogue/addresses/findCategory';
import { categories } from '@/catalogue/categories';
import { shelfPicture } from '@/catalogue/shelfPicture';
import { splitPreviewName } from '@/data/pages/previewAddress';
import { categoryName } from '@/messages/CategoryLabels';
import { dictionaries } from '@/messages/dictionaries';
import type { PreviewCard } from '@/seo/preview/PreviewCard';

/** A card without data from the database: the page's name and picture, for a product its shelf's. */
export function fallbackCard(name: string): PreviewCard {
  const { code, page } = splitPreviewName(name);
  const { messages } = dictionaries[code];
  const category = knownCategory(page.split('.', 1)[0]);
  return {
    shop: messages.shop.name,
    title: category ? categoryName(messages.labelsOf(category.slug)) : messages.shop.name,
    line: messages.place.town,
    pictures: [category ?? categories[0]].flatMap((one) => (one ? shelfPicture(one) : [])),
  };
}
