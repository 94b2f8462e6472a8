import type { FieldNames } from '../../src/messages/en/fieldNames';
import { fieldColumns } from './columns';

/** The words for rows: messages on a row name the columns of its sheet. */
export const sheetNames: FieldNames = {
  noun: 'cell',
  nameOf: (name) => fieldColumns.find(({ field }) => field === name)?.heading ?? name,
};
