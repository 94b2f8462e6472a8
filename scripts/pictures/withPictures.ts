import { pictureFields } from '../../src/data/normalise/documentFields';
import { isSharePage } from '../../src/data/normalise/isSharePage';
import { safeAddress } from '../../src/data/normalise/safeAddress';
import type { Column } from '../sheet/Column';
import { fieldColumns } from '../sheet/columns';
import { pictureFormula } from '../sheet/pictureFormula';
import { refusalWords } from '../sheet/refusalWords';
import type { Cell } from '../sheet/SheetTable';
import type { SheetCollection } from '../sheet/sheetCollections';

type Cells = ReadonlyMap<Column, Cell>;

/** The fields with pictures of each kind of document that has any. */
const fieldsOf: Readonly<Partial<Record<SheetCollection['kind'], readonly string[]>>> = {
  ...pictureFields,
  row: ['img'],
};

/** What stands between two addresses in a cell. Within an address a comma is no end of it: nothing begins after it. */
const BETWEEN = /[\s,;|]+(?=https?:\/\/)/i;

/**
 * The cells of a row with one address in each picture cell. Of several the first stays, and the others go where the row has
 * no picture: other shops' exports have all pictures of a product in one cell. `=IMAGE("…")`, as CSV files may have it,
 * becomes its address, and the page that Dropbox shares the address of its file.
 * @returns with the fault of a cell that has more addresses than places. It is not among the cells then.
 */
export function withPictures(
  cells: Cells,
  kind: SheetCollection['kind'],
): {
  readonly cells: Cells;
  readonly fault?: { readonly column: string; readonly reason: string };
} {
  const { [kind]: own = [] } = fieldsOf;
  const columns = fieldColumns.filter(({ field }) => own.includes(field));
  const places = columns.filter((column) => !String(cells.get(column) ?? '').trim());
  const result = new Map(cells);
  for (const column of columns) {
    const cell = cells.get(column);
    if (typeof cell !== 'string' || !cell.trim()) continue;
    const [first = '', ...others] = addressesIn(cell);
    result.set(column, first);
    for (const address of others) {
      const place = places.shift();
      if (!place) {
        const rest = [...cells].filter(([one]) => one !== column);
        const count = addressesIn(cell).length;
        const reason = refusalWords().tooManyAddresses(count, own.length);
        const fault = { column: column.heading, reason };
        return { cells: new Map(rest), fault };
      }
      result.set(place, address);
    }
  }
  return { cells: result };
}

/** The addresses in a cell, each once; what is no address stays as it is. */
function addressesIn(cell: string): string[] {
  const typed = cell.trim();
  const shown = typed.startsWith('=') ? (pictureFormula(typed) ?? typed) : typed;
  return [...new Set(shown.split(BETWEEN))].map(fileOfDropbox);
}

/**
 * The file that a share link of Dropbox means: www.dropbox.com shows a page around it. Source: Dropbox' forum, "Shared
 * Link scl to s": the other host has the same path and needs the same `rlkey`.
 */
function fileOfDropbox(address: string): string {
  const safe = safeAddress(address) ?? '';
  const [, path] = /^https:\/\/(?:www\.|m\.)?dropbox\.com(\/(?:s|scl\/fi)\/.+)$/.exec(safe) ?? [];
  if (!path || !isSharePage(safe)) return address;
  const file = new URL(path, 'https://dl.dropboxusercontent.com');
  file.searchParams.delete('dl');
  return file.href;
}
