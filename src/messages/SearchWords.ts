/**
 * How people ask for goods in one language, in its own script and in Latin letters. Words are separated by spaces,
 * phrases by commas. Names of goods are in `otherNames`.
 */
export interface SearchWords {
  /** Words without a meaning of their own. The search ignores them unless nothing else was typed. */
  readonly joining: string;
  /** Words that only ask: is there, I want, how much. A word that is also in a name counts as that name. */
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
  /** Phrases that stand before or after the highest price (`most`) and the lowest (`least`). */
  readonly most: { readonly before: string; readonly after: string };
  readonly least: { readonly before: string; readonly after: string };
  /** Words for things that titles name in English, by the English word. */
  readonly meanings: Readonly<Record<string, string>>;
}
