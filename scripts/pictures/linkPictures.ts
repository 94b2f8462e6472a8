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

/** Rows with the addresses that pictures will have, in place of files' names. */
export interface LinkedRows {
  /** A cell that names no picture is a fault of its row. */
  readonly rows: readonly SheetRow[];
  readonly pictures: ReadonlyMap<string, LocalPicture>;
}

/**
 * Replaces files' names by their future addresses; uploads nothing. An empty cell is taken out, so
 * that the picture stays: cells are emptied by slips. "no" becomes the empty cell.
 * @param find The picture of a cell; undefined leaves the cell as it is.
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
  // As browsers show addresses; a page's is refused with the others.
  if (isSharePage(`https://${typed}`)) return { cell: `https://${typed}` };
  const isBare = /^[a-z\d-]+(?:\.[a-z\d-]+)+\/./i.test(typed);
  return isBare ? { reason: refusalWords().bareAddress(typed) } : found;
}
