import type { GoogleFault } from '../database/GoogleFault';

const TOO_OFTEN =
  'Google was asked too often for the sheet: it is read again at the next run, or run it again in some minutes.';
const NO_API = 'Turn on the Google Sheets API for the project, and wait five minutes.';

/** By Google's own names (google.aip.dev/193). */
const meanings: Readonly<Record<string, string>> = {
  FAILED_PRECONDITION:
    'This is an Excel file in Drive and no Google Sheet: open it in Google Sheets, choose File, Save as Google Sheets, share the new sheet, and put its address into CATALOGUE_SHEET.',
  RESOURCE_EXHAUSTED: TOO_OFTEN,
  accessNotConfigured: NO_API,
  SERVICE_DISABLED: NO_API,
};

/** Why the sheet can't be read, and what to do. */
export function whyNoSheet({ status, reasons, said }: GoogleFault): string {
  if (status === undefined) return `Google can't be asked for the sheet: ${said}`;
  const [meaning] = reasons.flatMap((reason) => meanings[reason] ?? []);
  if (meaning) return meaning === NO_API ? `Google says: ${said} ${NO_API}` : meaning;
  if (status === 429) return TOO_OFTEN;
  if (status >= 500)
    return `Google answered ${status} for the sheet: it is read again at the next run.`;
  return 'The sheet is not shared: in Google Sheets choose Share, and add the e-mail of the service account (client_email in its key file) as Editor.';
}
