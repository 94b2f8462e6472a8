import type { GoogleFault } from '../google/GoogleFault';

const NOT_SHARED =
  'The sheet is not shared: in Google Sheets choose Share, and add the e-mail of the service account (client_email in its key file).';
const TOO_OFTEN =
  'Google was asked too often for the sheet: it is read again at the next run, or run it again in some minutes.';
const NO_API = 'Turn on the Google Drive API for the project, and wait five minutes.';

/**
 * For the owner. Sources: developers.google.com/workspace/drive/api/guides/handle-errors; for an
 * API that is off google.aip.dev/193.
 */
const meanings: Readonly<Record<string, string>> = {
  tooLarge: 'The sheet is larger than 20 MB.',
  exportSizeLimitExceeded:
    'The sheet is larger than Google hands out (10 MB): move what the site does not need, such as pictures in cells and old tabs, into another sheet.',
  fileNotExportable:
    'This is an Excel file in Drive and no Google Sheet: open it in Google Sheets, choose File, Save as Google Sheets, share the new sheet, and put its address into CATALOGUE_SHEET.',
  rateLimitExceeded: TOO_OFTEN,
  userRateLimitExceeded: TOO_OFTEN,
  dailyLimitExceeded: TOO_OFTEN,
  accessNotConfigured: NO_API,
  SERVICE_DISABLED: NO_API,
};

/** Why the sheet can't be read, and what to do. @param asked Whether the account asked for it. */
export function whyNoSheet({ status, reasons, said }: GoogleFault, asked: boolean): string {
  if (status === undefined) return `Google can't be asked for the sheet: ${said}`;
  const [meaning] = reasons.flatMap((reason) => meanings[reason] ?? []);
  if (meaning) return meaning === NO_API ? `Google says: ${said} ${NO_API}` : meaning;
  if (status === 429) return TOO_OFTEN;
  if (status >= 500)
    return `Google answered ${status} for the sheet: it is read again at the next run.`;
  return asked && reasons.includes('page')
    ? 'A page came in place of the sheet: does this network ask to sign in first? Open any site in the browser, then run it again.'
    : NOT_SHARED;
}
