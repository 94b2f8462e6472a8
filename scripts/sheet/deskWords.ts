import { fieldHeading } from '../../src/answers/report/fieldHeading';
import type { FieldNames } from '../../src/messages/en/fieldNames';

/** Words of messages on rows: in the Google Sheet with its Drive folder, or in a file. */
export const deskWords: Readonly<Record<'sheet' | 'file', FieldNames>> = {
  sheet: { desk: 'sheet', nameOf: fieldHeading },
  file: { desk: 'file', nameOf: fieldHeading },
};
