/**
 * How people ask for goods of any kind in one language: in its own script and in Latin letters. Words are separated by
 * spaces, phrases by commas. Names of goods stand in the shop's rows.
 */
export interface SearchWords {
  /** Words that only join others: they say nothing unless nothing else was typed. */
  readonly joining: string;
  /** What goods are asked for with: is there, I want, how much, where. The name of something is stronger. */
  readonly asking: string;
  /** Endings of nouns, which names lack: of it, several of it. */
  readonly endings: string;
  /** Words for a discount. */
  readonly offer: string;
  /** Words that follow the percentage of a discount. */
  readonly percent: string;
  /** Names of rupees. */
  readonly currency: string;
  /** What stands between two prices. */
  readonly between: string;
  /** Phrases before and after the highest price, and the lowest. */
  readonly most: { readonly before: string; readonly after: string };
  readonly least: { readonly before: string; readonly after: string };
  /** Words that titles often have in English, by the English word. */
  readonly meanings: Readonly<Record<string, string>>;
}
