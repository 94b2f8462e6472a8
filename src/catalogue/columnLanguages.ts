import type { OtherLanguageCode } from '../shop/LanguageCode';

/** What owners call each language in the headings of columns; the first is that of the exported spreadsheet. */
export const columnLanguages: Readonly<Record<OtherLanguageCode, readonly [string, ...string[]]>> =
  {
    bn: ['Bengali', 'Bangla', 'বাংলা'],
    hi: ['Hindi', 'हिन्दी', 'हिंदी'],
  };
