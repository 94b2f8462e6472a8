import type { SheetRow } from '../import/parseRows';
import { writeMarks } from '../sheet/exportedMarks';
import { foldTitle } from '../sheet/foldTitle';
import type { RememberedRow } from './SheetMemory';

/** A row as the next run shall know it. @param id that of its document. */
export function rememberedRow({ collection, cells }: SheetRow, id: string): RememberedRow {
  const title = [...cells].find(([{ field }]) => field === 'title')?.[1] ?? '';
  return {
    title: foldTitle(String(title)),
    marks: writeMarks(collection.name, id, [...cells]),
  };
}
