/**
 * How people ask for goods in one language, in its own script and in Latin letters. Words are separated by spaces,
 * phrases by commas. Names of goods are in `otherNames`, goods that are not sold in `otherGoods`.
 */
export interface SearchWords {
  /** Words between two kinds of goods: kajal and lipstick. */
  readonly and: string;
  /** Words without a meaning of their own, such as "the" and "for". */
  readonly joining: string;
  /** Words of a chat that only ask, greet or thank. */
  readonly asking: string;
  /** Endings of nouns, such as those of genitive and plural, which names don't have. */
  readonly endings: string;
  /** Words that ask for a discount. */
  readonly offer: string;
  /** Words that follow the percentage of a discount. */
  readonly percent: string;
  /** Words for rupees. */
  readonly currency: string;
  /** Words between two prices. */
  readonly between: string;
  /** Phrases that stand before or after the highest price (`most`) and the lowest (`least`), without joining words. */
  readonly most: { readonly before: string; readonly after: string };
  readonly least: { readonly before: string; readonly after: string };
  /** Phrases that ask for the lowest price, or for the highest. */
  readonly cheapest: string;
  readonly dearest: string;
  readonly numbers: NumberWords;
  /** Phrases that ask about the shop itself, by the page that answers. Their words may stand in any order. */
  readonly about: Readonly<Record<AboutShop, string>>;
  /** Words for what goods are like that no title of the shop may have. */
  readonly traits: string;
  /** Words for things that titles name in English, by the English word. */
  readonly meanings: Readonly<Record<string, string>>;
}

/** The pages that answer questions about the shop. */
export type AboutShop = 'howToBuy' | 'contact';

/** Words for numbers. A slash stands between two spellings. */
export interface NumberWords {
  /** 1, 2, 3 and so on, without gaps. */
  readonly counted: string;
  /** Words by their number, where counting has gaps. */
  readonly others: Readonly<Record<string, number>>;
  readonly hundred: string;
  readonly thousand: string;
  /** Words before a number that add a half to it. */
  readonly andHalf: string;
}
