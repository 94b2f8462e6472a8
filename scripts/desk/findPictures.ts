import pLimit from 'p-limit';
import type { CellPicture } from './pictureFinder';
import type { SheetRow } from './readTab';
import { mendable } from './Sheet';
import type { TabContext } from './SyncContext';

/** A row whose fields have the addresses of its pictures in place of their names. Its digest is of these fields. */
export interface PicturedRow extends SheetRow {
  /** By field. */
  readonly pictures: ReadonlyMap<string, CellPicture>;
  /** Why there is no picture, by field. */
  readonly photoFaults: ReadonlyMap<string, string>;
}

/** How many links to Drive are looked up at a time. */
const AT_ONCE = 8;

/** Finds the pictures of a tab's rows; uploads nothing. */
export function findPictures({ tab, read, findPicture }: TabContext): Promise<PicturedRow[]> {
  return pLimit(AT_ONCE).map(read.rows, async (row) => {
    const fields = { ...row.fields };
    const pictures = new Map<string, CellPicture>();
    const photoFaults = new Map<string, string>();
    for (const { field, kind } of tab.columns) {
      const named = fields[field];
      if (kind !== 'picture' || named === undefined) continue;
      delete fields[field];
      try {
        const picture = await findPicture(String(named));
        pictures.set(field, picture);
        fields[field] = picture.address;
      } catch (cause) {
        photoFaults.set(field, mendable(cause).message);
      }
    }
    return { ...row, fields, pictures, photoFaults };
  });
}
