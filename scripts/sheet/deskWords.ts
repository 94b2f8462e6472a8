import { sheetNames } from '../../src/answers/diagnostics/sheetNames';
import type { FieldNames } from '../../src/messages/en/fieldNames';

/** Words of messages on rows: in the Google Sheet with its Drive folder, or in a file. */
export const deskWords: Readonly<Record<'sheet' | 'file', FieldNames>> = {
  sheet: sheetNames,
  file: { ...sheetNames, desk: 'file' },
};
