import { isSharePage } from '../../src/data/normalise/isSharePage';
import { readYesNo } from '../../src/data/normalise/readYesNo';
import type { FieldNames } from '../../src/messages/en/fieldNames';
import type { Refusal, SheetRow } from '../import/parseRows';
import { PICTURE_IN_CELL } from '../sheet/cellFault';
import { refusalWords } from '../sheet/refusalWords';
import type { Cell } from '../sheet/SheetTable';
import { isPictureColumn } from './isPictureColumn';
import type { LocalPicture } from './LocalPicture';
import type { FoundPicture } from './PictureFolder';

/** Rows in which the names of files are replaced by the addresses that these will have. */
export interface LinkedRows {
  /** A cell that names no picture is among its row's faults. */
  readonly rows: readonly SheetRow[];
  /** The pictures by the addresses that they will have. */
  readonly pictures: ReadonlyMap<string, LocalPicture>;
}

/**
 * Replaces the names of files in picture cells by the addresses that these will have. Uploads nothing. An empty cell is
 * taken out of its row, so that the document keeps its picture: it is emptied by a slip more often than on purpose, and a
 * picture put into a cell may arrive as nothing. "no" becomes the empty cell.
 * @param find the picture that a cell means; undefined if the cell is to stay as it is.
 */
export async function linkPictures(
  rows: readonly SheetRow[],
  find: (cell: Cell) => Promise<FoundPicture | undefined>,
  addressOf: (picture: LocalPicture) => string,
  words: FieldNames,
): Promise<LinkedRows> {
  const linked: SheetRow[] = [];
  const pictures = new Map<string, LocalPicture>();
  for (const row of rows) {
    const cells = new Map(row.cells);
    const faults: Refusal[] = [...(row.faults ?? [])];
    for (const [column, cell] of row.cells) {
      if (!isPictureColumn(column)) continue;
      const read = await readPicture(cell, find, words);
      if (read === 'empty') cells.delete(column);
      else if ('cell' in read) cells.set(column, read.cell);
      else if ('reason' in read) {
        cells.delete(column);
        faults.push({ row: row.row, column: column.heading, reason: read.reason });
      } else {
        const address = addressOf(read.picture);
        pictures.set(address, read.picture);
        cells.set(column, address);
      }
    }
    linked.push({ ...row, cells, ...(faults.length > 0 ? { faults } : {}) });
  }
  return { rows: linked, pictures };
}

async function readPicture(
  cell: Cell,
  find: Parameters<typeof linkPictures>[1],
  { desk }: FieldNames,
): Promise<FoundPicture | { readonly cell: Cell } | 'empty'> {
  const typed = String(cell).trim();
  if (!typed) return 'empty';
  if (typed === PICTURE_IN_CELL) return { reason: refusalWords().pictureInCell(desk) };
  if (readYesNo(cell) === false) return { cell: '' };
  const found = await find(cell);
  if (!found) return { cell };
  if ('picture' in found) return found;
  // As browsers show an address. That of a page is refused with the others.
  if (isSharePage(`https://${typed}`)) return { cell: `https://${typed}` };
  const isBare = /^[a-z\d-]+(?:\.[a-z\d-]+)+\/./i.test(typed);
  return isBare ? { reason: refusalWords().bareAddress(typed) } : found;
}
