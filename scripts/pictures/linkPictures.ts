import { pictureFields } from '../../src/data/normalise/documentFields';
import type { Refusal, SheetRow } from '../import/parseRows';
import type { Column } from '../sheet/columns';
import type { Cell } from '../sheet/SheetTable';
import type { FolderPicture, PictureFolder } from './PictureFolder';
import type { StorageRest } from './StorageRest';

/** Rows in which the names of files are replaced by the addresses that these will have. */
export interface LinkedRows {
  readonly rows: readonly SheetRow[];
  readonly refused: readonly Refusal[];
  /** The pictures by the addresses that they will have. */
  readonly pictures: ReadonlyMap<string, FolderPicture>;
}

const fields = new Set(Object.values(pictureFields).flat());

/** Replaces the names of files in picture cells by the addresses that these will have. Uploads nothing. */
export async function linkPictures(
  rows: readonly SheetRow[],
  folder: PictureFolder,
  storage: StorageRest,
): Promise<LinkedRows> {
  const linked: SheetRow[] = [];
  const refused: Refusal[] = [];
  const pictures = new Map<string, FolderPicture>();
  for (const row of rows) {
    const cells = new Map(row.cells);
    const wrong: Refusal[] = [];
    for (const [column, name] of namedFiles(row)) {
      const found = await folder.find(name);
      if ('reason' in found) {
        wrong.push({ row: row.row, column: column.heading, reason: `"${name}" ${found.reason}` });
        continue;
      }
      const address = storage.addressOf(found.picture);
      pictures.set(address, found.picture);
      cells.set(column, address);
    }
    refused.push(...wrong);
    if (wrong.length === 0) linked.push({ ...row, cells });
  }
  return { rows: linked, refused, pictures };
}

/** The picture cells that name a file. An address has a scheme, or begins with a slash if it is a file of the site. */
function namedFiles({ cells }: SheetRow): [Column, string][] {
  return [...cells].flatMap(([column, cell]): [Column, string][] =>
    fields.has(column.field) && isFileName(cell) ? [[column, String(cell).trim()]] : [],
  );
}

function isFileName(cell: Cell): boolean {
  return (
    typeof cell === 'string' && cell.trim() !== '' && !/^\s*(?:\/|[a-z][a-z+.-]*:)/i.test(cell)
  );
}
