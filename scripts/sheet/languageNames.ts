import type { OtherLanguageCode } from '../../src/shop/LanguageCode';

/** What owners call each language in headings; the first is that of the exported spreadsheet. */
export const languageNames: Readonly<Record<OtherLanguageCode, readonly [string, ...string[]]>> = {
  bn: ['Bengali', 'Bangla', 'বাংলা'],
  hi: ['Hindi', 'हिन्दी', 'हिंदी'],
};
