import type { ShopFacts } from './ShopFacts';
import type { TextsInLanguages } from './ShopTexts';

/** The shop as the settings describe it: its facts, and its texts in all languages. */
export interface ConfiguredShop extends Omit<ShopFacts, 'showsDemoCatalogue'> {
  readonly texts: TextsInLanguages;
}

/**
 * The shop as variables that the build writes into the code: the facts (`shop`), each language's texts for all pages,
 * and apart from them the texts of "How to buy" and their first sentences, so that no page carries more than it shows.
 */
export function shopVariables({
  texts,
  ...facts
}: ConfiguredShop & Pick<ShopFacts, 'showsDemoCatalogue'>): Readonly<Record<string, string>> {
  const inLanguages = Object.entries(texts).flatMap(
    ([code, { name, street, place, payment, exchange, original }]) => {
      const suffix = code.toUpperCase();
      return [
        [`SHARED_TEXTS_${suffix}`, JSON.stringify({ name, street, place })],
        [`BUYING_TEXTS_${suffix}`, JSON.stringify({ payment, exchange, original })],
        [
          `ANSWER_TEXTS_${suffix}`,
          JSON.stringify({ payment, exchange, original }, (_, text) =>
            typeof text === 'string' ? firstSentence(text) : text,
          ),
        ],
      ];
    },
  );
  return { SHOP: JSON.stringify(facts satisfies ShopFacts), ...Object.fromEntries(inLanguages) };
}

/** A stop after at least two letters, so that "M.R.P." is none, or a danda, question or exclamation mark. */
const END = /(?<=[\p{L}\p{M}\p{N})]{2}\.|[।!?])\s/u;

/** The first sentence of a text without its full stop or danda. */
function firstSentence(text: string): string {
  const [sentence = ''] = text.split(END, 1);
  return sentence.replace(/[.।]$/u, '');
}
