import { documentMark, documentMarkIn } from '../sheet/exportedMarks';
import { sheetCollections } from '../sheet/sheetCollections';
import type { SheetRow } from './parseRows';

/** The collections from which rows were exported that name another shelf now. */
export function formerShelves(rows: readonly SheetRow[]): string[] {
  return rows.flatMap(({ id = '', exported = '', collection }) => {
    const mark = documentMarkIn(exported);
    if (!mark || mark === documentMark(collection.name, id)) return [];
    return sheetCollections
      .filter(({ name }) => documentMark(name, id) === mark)
      .map(({ name }) => name);
  });
}
