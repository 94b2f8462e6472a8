import type { RowTexts, ShelfRow } from '@/catalogue/ShelfRow';
import type { LanguageCode } from '../../shop/LanguageCode';

interface TextsInLanguage extends RowTexts {
  /** The language of texts that stand in for missing ones. */
  readonly lang?: 'en';
}

/** A row's texts in a language; the English ones where it has no title in that. */
export function textsOf(row: ShelfRow, code: LanguageCode): TextsInLanguage {
  const { title, ...others } = code === 'en' ? row : (row.translations?.[code] ?? {});
  return title ? { title, ...others } : { ...row, lang: 'en' };
}
