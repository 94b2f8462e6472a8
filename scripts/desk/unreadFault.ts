import { findingOf } from '../../src/answers/report/findingOf';
import type { Run } from './Run';
import type { SheetRow } from './readTab';
import type { Column } from './tabs';

/** Why an old value stays where the typed one can't be read, and what to type. */
export function unreadFault(
  { collection = '', fields }: SheetRow,
  { field, heading }: Pick<Column, 'field' | 'heading'>,
  { words, language }: Pick<Run, 'words' | 'language'>,
): string {
  const found = String(fields[field]);
  const diagnostic = { code: 'unreadable', ids: [], field, found } as const;
  const { cure } = findingOf(collection, diagnostic, language);
  return `${words.unreadable(heading, found)} ${cure}`;
}
