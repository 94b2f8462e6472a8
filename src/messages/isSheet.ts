import type { FieldNames } from './en/fieldNames';

/** Whether messages speak of a spreadsheet, not of the Firebase console. */
export function isSheet({ desk }: FieldNames): boolean {
  return desk !== 'console';
}
