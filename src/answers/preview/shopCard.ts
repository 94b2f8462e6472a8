import { shelfPicture } from '@/catalogue/addresses/addresses';
import { categories } from '@/catalogue/categories';
import { dictionaries } from '@/messages/dictionaries';
import { PREVIEW_PICTURES, type PreviewCard } from '@/seo/PreviewCard';
import type { LanguageCode } from '@/shop/LanguageCode';

/** The shop's card, which needs nothing of the database. */
export function shopCard(code: LanguageCode): PreviewCard {
  const { shop, place } = dictionaries[code].messages;
  return {
    shop: shop.name,
    title: shop.name,
    line: place.town,
    pictures: categories.slice(0, PREVIEW_PICTURES).map(shelfPicture),
  };
}
