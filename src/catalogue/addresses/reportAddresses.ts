import type { LanguageCode } from '../../shop/LanguageCode';

/* Apart from the addresses that visitors' pages carry. */

/** The address that renews the owner's report in a language. */
export function reportRenewalPath(code: LanguageCode): string {
  return `/api/report/${code}`;
}

/** The open report asks here for the last run of the sheet. */
export const sheetRunPath = '/api/sheet-run';
