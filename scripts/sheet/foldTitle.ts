import { spellingKey } from '../../src/catalogue/spellingKey';

/** A title as titles are compared; one without letters and digits is compared as it is. */
export function foldTitle(title: string): string {
  return spellingKey(title) || title.trim();
}
