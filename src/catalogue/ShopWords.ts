import type { OtherLanguageCode } from '@/shop/LanguageCode';

/** What the owner says of the shop itself, each in any language of the site. */
interface WordTexts {
  /** The large sentence of the home page. */
  readonly promise?: string;
  /** What the shop sells, as it stands in the middle of a sentence: makeup, hair care and hair accessories. */
  readonly goods?: string;
  /** What videos show from near, as it stands in the middle of a sentence. */
  readonly closeUps?: string;
  /** What photos of the shop show, as it stands in the middle of a sentence. */
  readonly inShop?: string;
  /** What kind of shop it is, as people search for it: makeup and cosmetics shop. */
  readonly shopKind?: string;
  /** What the moving text of the home page says after its welcome. */
  readonly welcome?: string;
  /** The heading of the band of the home page, as for a festival. Without it there is no band. */
  readonly band?: string;
  /** The line below that heading. */
  readonly bandLine?: string;
  /** What one could type into the search. */
  readonly example?: string;
}

/** The row with the shop's own words. Never changes while the site runs. */
export interface ShopWords extends WordTexts {
  readonly translations?: Partial<Record<OtherLanguageCode, WordTexts>>;
  /** The address of the banner of a shop without slides; also the shop's picture for search engines. */
  readonly image?: string;
  /** The slugs of the shelves in the band of the home page. */
  readonly bandShelves?: readonly string[];
  /** Words that mean the same in the search, by the English word in titles: many in one text, with spaces between them. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** What app stores may file the installed site under, as the manifest's `categories` name it. */
  readonly appCategories?: readonly string[];
}
