import type { Diagnostic } from '@/catalogue/Diagnostic';
import type { ShopWords } from '@/catalogue/ShopWords';
import { otherLanguageCodes } from '../../shop/languages';
import { omitUndefined } from '../../shop/omitUndefined';
import type { readFields } from '../normalise/readFields';
import { translationsOf } from '../normalise/translations';
import { listIn } from './listIn';
import { type rowFields, rowWords } from './rowFields';

type Values = ReturnType<typeof readFields<typeof rowFields>>['values'];

/**
 * The shop's own words in the fields of their row, with diagnostics on shelves that are not there, and on texts that a
 * language of the site lacks.
 * @param slugs the shelves that are shown.
 */
export function readWords(
  values: Values,
  slugs: readonly string[],
): { readonly words: ShopWords; readonly diagnostics: readonly Diagnostic[] } {
  const { bandShelves = '', synonyms, appCategories } = values;
  const given = rowWords.filter((name) => values[name]);
  const band = listIn(bandShelves);
  return {
    words: {
      ...omitUndefined({
        ...Object.fromEntries(given.map((name) => [name, values[name]])),
        synonyms,
        appCategories: appCategories === undefined ? undefined : listIn(appCategories),
      }),
      bandShelves: band.filter((slug) => slugs.includes(slug)),
      ...translationsOf(wordFields, values),
    },
    diagnostics: [
      ...band
        .filter((slug) => !slugs.includes(slug))
        .map((found): Diagnostic => ({ code: 'shelfUnknown', field: 'bandShelves', found })),
      ...otherLanguageCodes.flatMap((code) =>
        given
          .filter((name) => !values[`${name}_${code}`])
          .map((name): Diagnostic => ({ code: 'wordsUntranslated', field: `${name}_${code}` })),
      ),
    ],
  };
}

const wordFields = Object.fromEntries(rowWords.map((name) => [name, name])) as Record<
  (typeof rowWords)[number],
  (typeof rowWords)[number]
>;
