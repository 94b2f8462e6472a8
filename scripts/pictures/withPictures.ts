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

const fieldsOf: Readonly<Partial<Record<SheetCollection['kind'], readonly string[]>>> =
  pictureFields;

/** Between two addresses. A comma within an address is no end: no address follows. */
const BETWEEN = /[\s,;|]+(?=https?:\/\/)/i;

/**
 * One address in each picture cell: further ones, as in other shops' exports, go where the row has
 * no picture. `=IMAGE("…")` becomes its address, Dropbox's page that of its file.
 * @returns the fault of a cell with more addresses than places, too.
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

function addressesIn(cell: string): string[] {
  const typed = cell.trim();
  const shown = typed.startsWith('=') ? (pictureFormula(typed) ?? typed) : typed;
  return [...new Set(shown.split(BETWEEN))].map(fileOfDropbox);
}

/**
 * www.dropbox.com shows a page; the other host has the file under the same path and `rlkey`.
 * Source: Dropbox' forum, "Shared Link scl to s".
 */
function fileOfDropbox(address: string): string {
  const safe = safeAddress(address) ?? '';
  const [, path] = /^https:\/\/(?:www\.|m\.)?dropbox\.com(\/(?:s|scl\/fi)\/.+)$/.exec(safe) ?? [];
  if (!path || !isSharePage(safe)) return address;
  const file = new URL(path, 'https://dl.dropboxusercontent.com');
  file.searchParams.delete('dl');
  return file.href;
}
