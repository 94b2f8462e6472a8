import type { LanguageCode, OtherLanguageCode } from '@/shop/LanguageCode';
import type { ItemKind, ItemOf } from './collections';
import type { Product, Slide } from './items';

type Localisers = { readonly [K in ItemKind]: (item: ItemOf[K], code: LanguageCode) => ItemOf[K] };

const localisers: Localisers = {
  product: productInLanguage,
  photo: inLanguage,
  slide: localSlide,
  video: inLanguage,
  notice: inLanguage,
};

/** An item in one language, as typed where there is no translation. The same object if that changes nothing. */
export function itemInLanguage<K extends ItemKind>(
  kind: K,
  item: ItemOf[K],
  code: LanguageCode,
): ItemOf[K] {
  return localisers[kind](item, code);
}

/** A product in one language. A translated one keeps the typed title, which its address has. */
export function productInLanguage<Item extends Product>(product: Item, code: LanguageCode): Item {
  const local = inLanguage(product, code);
  return local.title === product.title ? local : { ...local, originalTitle: product.title ?? '' };
}

function localSlide(slide: Slide, code: LanguageCode): Slide {
  if (!slide.pictures.some(({ translations }) => translations)) return slide;
  return { ...slide, pictures: slide.pictures.map((picture) => inLanguage(picture, code)) };
}

interface WithTranslations {
  readonly translations?: { readonly [Code in OtherLanguageCode]?: object };
}

function inLanguage<Item extends WithTranslations>(item: Item, code: LanguageCode): Item {
  if (!item.translations) return item;
  const { translations, ...typed } = item;
  return { ...typed, ...(code === 'en' ? {} : translations[code]) } as Item;
}
