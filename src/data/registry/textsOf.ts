import type { RowTexts, ShelfRow } from '@/catalogue/ShelfRow';
import type { LanguageCode } from '../../shop/languages';

/** A row's texts in a language; the English ones where it has no title in that. */
export function textsOf(row: ShelfRow, code: LanguageCode): RowTexts {
  const { title, ...others } = code === 'en' ? row : (row.translations?.[code] ?? {});
  return title ? { title, ...others } : row;
}
