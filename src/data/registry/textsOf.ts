import type { LanguageCode, OtherLanguageCode } from '../../shop/LanguageCode';
import { type RowValues, rowTexts, type rowWords, type ShelfRow } from './rowFields';

type RowText = (typeof rowTexts)[number];
type TextName = RowText | (typeof rowWords)[number];

/** A row's text in a language; undefined without one. */
export function textIn(
  row: Pick<RowValues, TextName | `${TextName}_${OtherLanguageCode}`>,
  name: TextName,
  code: LanguageCode,
): string | undefined {
  return row[code === 'en' ? name : (`${name}_${code}` as const)];
}

interface TextsInLanguage extends Partial<Record<RowText, string>> {
  readonly title: string;
  /** Of English texts that stand in for missing ones. */
  readonly lang?: 'en';
}

/** A row's texts in a language, or in English if it has no title there. */
export function textsOf(row: ShelfRow, code: LanguageCode): TextsInLanguage {
  const shown = textIn(row, 'title', code) ? code : 'en';
  const texts = rowTexts.map((name) => [name, textIn(row, name, shown)]);
  return {
    title: row.title,
    ...Object.fromEntries(texts),
    ...(shown === code ? {} : { lang: 'en' }),
  };
}
