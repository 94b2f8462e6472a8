import type { OtherLanguageCode } from '../shop/LanguageCode';

/** What owners call each language in column headings; the exported spreadsheet uses the first. */
export const columnLanguages: Readonly<Record<OtherLanguageCode, readonly [string, ...string[]]>> =
  {
    bn: ['Bengali', 'Bangla', 'বাংলা'],
    hi: ['Hindi', 'हिन्दी', 'हिंदी'],
  };
