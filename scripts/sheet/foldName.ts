import { foldTitle } from './foldTitle';
import type { NamedBy } from './namesIn';

/** The names that are addresses or names of files: each sign of them counts. */
const addresses = ['img', 'slider1', 'Vedioyoutube'];

/** The text by which a row or a document is known without its id, as such texts are compared. */
export function foldName([field, text]: NamedBy): string {
  return addresses.includes(field) ? text.trim() : foldTitle(text);
}
