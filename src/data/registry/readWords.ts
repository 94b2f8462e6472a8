import type { Diagnostic, ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { otherLanguageCodes } from '../../shop/languages';
import { listIn } from './listIn';
import { type RowValues, rowWords, type ShelfRow, type ShopWords } from './rowFields';

interface WordsDocument {
  readonly id: string;
  readonly values: RowValues;
  readonly diagnostics: readonly Diagnostic[];
}

/** The shop's own words in their first document, with diagnostics. `rows`: all others; the band may name shelves. */
export function readWords(
  [first, ...others]: readonly WordsDocument[],
  rows: readonly ShelfRow[],
): { readonly words?: ShopWords; readonly diagnostics: readonly ShelfDiagnostic[] } {
  if (!first) return { diagnostics: [] };
  const { values } = first;
  const band = listIn(values.bandShelves) ?? [];
  const slugs = rows.flatMap(({ kind, slug, formerSlugs = [] }) =>
    kind === 'shelf' ? [slug, ...formerSlugs] : [],
  );
  const ofFirst = [
    ...band
      .filter((slug) => !slugs.includes(slug))
      .map((found): Diagnostic => ({ code: 'shelfUnknown', field: 'bandShelves', found })),
    ...untranslated(values),
    ...first.diagnostics,
  ];
  return {
    words: { ...values, bandShelves: band.filter((slug) => slugs.includes(slug)) },
    diagnostics: [
      ...ofFirst.map((one) => ({ ...one, ids: [first.id] })),
      ...others.map(
        ({ id }): ShelfDiagnostic => ({
          ...{ code: 'rowTwice', field: 'kind', found: 'words', meant: first.id },
          ids: [id],
        }),
      ),
    ],
  };
}

function untranslated(values: RowValues): Diagnostic[] {
  const given = rowWords.filter((name) => values[name]);
  return otherLanguageCodes.flatMap((code) =>
    given
      .filter((name) => !values[`${name}_${code}`])
      .map((name): Diagnostic => ({ code: 'wordsUntranslated', field: `${name}_${code}` })),
  );
}
