import type { FieldNames } from './en/fieldNames';

/** Whether messages speak of the cells of a spreadsheet, not of documents in the Firebase console. */
export function isSheet({ desk }: FieldNames): boolean {
  return desk !== 'console';
}
