/**
 * How people ask for goods in one language, in its own script and in Latin letters: words between spaces, phrases
 * between commas. Names of goods are in `otherNames`.
 */
export interface SearchWords {
  /** They mean nothing unless nothing else was typed. */
  readonly joining: string;
  /** Such as: is there, I want, how much. Names are stronger. */
  readonly asking: string;
  /** Of nouns, which names lack: of it, several of it. */
  readonly endings: string;
  readonly offer: string;
  /** Words that follow the percentage of a discount. */
  readonly percent: string;
  readonly currency: string;
  /** What stands between two prices. */
  readonly between: string;
  /** Phrases before and after the highest price, and the lowest. */
  readonly most: { readonly before: string; readonly after: string };
  readonly least: { readonly before: string; readonly after: string };
  /** Words that titles often have in English, by the English word. */
  readonly meanings: Readonly<Record<string, string>>;
}
