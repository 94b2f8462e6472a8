import type { FieldNames } from '../../src/messages/en/fieldNames';
import { fieldColumns } from './columns';

/** A field is a cell there, called as its column is. */
const cells = {
  noun: 'cell',
  nameOf: (field: string) =>
    fieldColumns.find((column) => column.field === field)?.heading ?? field,
} as const;

/** What messages on rows say, by where the owner works: in the Google Sheet with its Drive folder, or in a file. */
export const deskWords: Readonly<Record<'sheet' | 'file', FieldNames>> = {
  sheet: {
    ...cells,
    toGivePicture: 'Put the picture into the Drive folder of photos and type its name: rose.jpg.',
  },
  file: {
    ...cells,
    toGivePicture: 'Save the picture into your folder of photos and type its name: rose.jpg.',
  },
};
