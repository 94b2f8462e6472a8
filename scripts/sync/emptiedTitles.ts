import { findCollection } from '../../src/catalogue/allCollections';
import type { Refusal } from '../import/parseRows';
import type { ImportPlan } from '../import/planImport';
import { sheetWords } from './sheetWords';

/** Refuses rows that would take its title from a product: nobody means that, and its address would change. */
export function emptiedTitles({ changed }: Pick<ImportPlan, 'changed'>): Refusal[] {
  return changed.flatMap(({ row, write, changes }) => {
    const title = changes.find(({ column, after }) => column.field === 'title' && after === '');
    return title && findCollection(write.collection)?.kind === 'product'
      ? [{ row, column: title.column.heading, reason: sheetWords.titleGone(String(title.before)) }]
      : [];
  });
}
