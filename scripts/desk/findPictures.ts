import pLimit from 'p-limit';
import type { CellPicture, FindPicture } from './pictureFinder';
import type { SheetRow } from './readTab';
import { mendable } from './Sheet';
import type { Tab } from './tabs';

/** A row with the addresses of its pictures in place of their names. */
export interface PicturedRow extends SheetRow {
  /** The fields as they are typed, with these addresses: what the digest of the row is of. */
  readonly typed: SheetRow['fields'];
  /** By field. */
  readonly pictures: ReadonlyMap<string, CellPicture>;
  /** Why cells are not taken, by field: the document keeps what it has. */
  readonly faults: ReadonlyMap<string, string>;
}

/** How many links to Drive are looked up at a time. */
const AT_ONCE = 8;

/** Finds the pictures of rows; uploads nothing. */
export function findPictures(
  tab: Tab,
  rows: readonly SheetRow[],
  { findPicture }: { readonly findPicture: FindPicture },
): Promise<PicturedRow[]> {
  return pLimit(AT_ONCE).map(rows, async (row) => {
    const fields = { ...row.fields };
    const pictures = new Map<string, CellPicture>();
    const faults = new Map<string, string>();
    for (const { field, kind } of tab.columns) {
      const named = fields[field];
      if (kind !== 'picture' || named === undefined) continue;
      delete fields[field];
      try {
        const picture = await findPicture(String(named));
        pictures.set(field, picture);
        fields[field] = picture.address;
      } catch (cause) {
        faults.set(field, mendable(cause).message);
      }
    }
    return { ...row, fields, typed: fields, pictures, faults };
  });
}
