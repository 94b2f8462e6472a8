import { pictureFields } from '../../src/data/normalise/documentFields';
import type { Refusal, SheetRow } from '../import/parseRows';
import type { Column } from '../sheet/Column';
import { fileNameIn } from './fileNameIn';
import type { FolderPicture, FoundPicture } from './PictureFolder';

/** Rows in which the names of files are replaced by the addresses that these will have. */
export interface LinkedRows {
  readonly rows: readonly SheetRow[];
  /** The cells whose file can't be had. They are not in the rows. */
  readonly refused: readonly Refusal[];
  /** The pictures by the addresses that they will have. */
  readonly pictures: ReadonlyMap<string, FolderPicture>;
}

const fields = new Set(Object.values(pictureFields).flat());

/**
 * Replaces the names of files in picture cells by the addresses that these will have. Uploads nothing.
 * @param find the picture that a cell names.
 */
export function linkPictures(
  rows: readonly SheetRow[],
  find: (name: string) => FoundPicture,
  addressOf: (picture: FolderPicture) => string,
): LinkedRows {
  const linked: SheetRow[] = [];
  const refused: Refusal[] = [];
  const pictures = new Map<string, FolderPicture>();
  for (const row of rows) {
    const cells = new Map(row.cells);
    for (const [column, name] of namedFiles(row)) {
      const found = find(name);
      if ('reason' in found) {
        const reason = isBareAddress(name)
          ? `"${name}" is no file; if it is an address, begin it with https://`
          : found.reason;
        refused.push({ row: row.row, column: column.heading, reason });
        cells.delete(column);
        continue;
      }
      const address = addressOf(found.picture);
      pictures.set(address, found.picture);
      cells.set(column, address);
    }
    linked.push({ ...row, cells });
  }
  return { rows: linked, refused, pictures };
}

/** A host with a path, as browsers show an address: facebook.com/priya. */
function isBareAddress(name: string): boolean {
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\/./i.test(name);
}

/** The picture cells that name a file. */
function namedFiles({ cells }: SheetRow): [Column, string][] {
  return [...cells].flatMap(([column, cell]): [Column, string][] => {
    const name = fields.has(column.field) ? fileNameIn(cell) : undefined;
    return name ? [[column, name]] : [];
  });
}
