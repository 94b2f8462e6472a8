import type { CellPicture, Photos } from './Photos';
import { DeskError } from './Sheet';
import type { MeantRow } from './sortRows';
import type { Tab } from './tabs';

/** A row with the addresses of its pictures in place of their names. */
export interface PicturedRow extends MeantRow {
  /** By field. */
  readonly pictures: ReadonlyMap<string, CellPicture>;
  /** Why cells name no picture, by field: the document keeps what it has. */
  readonly faults: ReadonlyMap<string, string>;
}

/** Finds the pictures of a row; uploads nothing. */
export async function withPictures(tab: Tab, row: MeantRow, photos: Photos): Promise<PicturedRow> {
  const fields = { ...row.fields };
  const pictures = new Map<string, CellPicture>();
  const faults = new Map<string, string>();
  for (const { field, kind } of tab.columns) {
    const named = fields[field];
    if (kind !== 'picture' || named === undefined) continue;
    delete fields[field];
    try {
      const picture = await photos.find(String(named));
      pictures.set(field, picture);
      fields[field] = picture.address;
    } catch (cause) {
      if (!(cause instanceof DeskError)) throw cause;
      faults.set(field, cause.message);
    }
  }
  return { ...row, fields, pictures, faults };
}
