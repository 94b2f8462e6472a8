import type { LanguageCode, OtherLanguageCode } from '../../shop/LanguageCode';
import { type RowValues, rowTexts, type rowWords, type ShelfRow } from './rowFields';

type RowText = (typeof rowTexts)[number];
type TextName = RowText | (typeof rowWords)[number];

/** What a row says in a language; undefined where it says nothing in that. */
export function textIn(
  row: Pick<RowValues, TextName | `${TextName}_${OtherLanguageCode}`>,
  name: TextName,
  code: LanguageCode,
): string | undefined {
  return row[code === 'en' ? name : (`${name}_${code}` as const)];
}

/** The texts of a shelf, a group or goods in one language. */
interface TextsInLanguage extends Partial<Record<RowText, string>> {
  readonly title: string;
  /** The language of texts that stand in for missing ones. */
  readonly lang?: 'en';
}

/** A row's texts in a language; the English ones where it has no title in that. */
export function textsOf(row: ShelfRow, code: LanguageCode): TextsInLanguage {
  const shown = textIn(row, 'title', code) ? code : 'en';
  const texts = rowTexts.map((name) => [name, textIn(row, name, shown)]);
  return {
    title: row.title,
    ...Object.fromEntries(texts),
    ...(shown === code ? {} : { lang: 'en' }),
  };
}
