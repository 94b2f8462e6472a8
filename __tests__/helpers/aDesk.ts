import { createHash } from 'node:crypto';
import type { Database } from '../../scripts/database/Database';
import type { FoundPhoto, PhotoFolder } from '../../scripts/desk/PhotoFolder';
import { type CellText, DeskError, type Sheet, type Table } from '../../scripts/desk/Sheet';
import { syncSheet } from '../../scripts/desk/syncSheet';
import { pictureBucket } from '../../scripts/pictures/pictureBucket';
import { MemoryDatabase } from './MemoryDatabase';
import { tokenAccount } from './tokenAccount';

/** The columns of rows that tests type. */
export const headings = [
  'Title',
  'Price',
  'M.R.P.',
  'Sold out',
  'Shelf',
  'Show until',
  'Picture',
  'Id',
  'Result',
];

/** A row of goods: its title, price and Id, on the shelf Primer. */
export function goodsRow(
  title: string,
  price: string | number = '',
  id = '',
  more: Readonly<Record<string, string>> = {},
): string[] {
  const cells: Readonly<Record<string, string>> = {
    Title: title,
    Price: String(price),
    Shelf: 'Primer',
    Id: id,
    ...more,
  };
  return headings.map((heading) => cells[heading] ?? '');
}

/** A bucket, and the names of what was uploaded to it. */
function aBucket() {
  const uploaded = new Set<string>();
  const bucket = pictureBucket('test-shop.firebasestorage.app', tokenAccount('token'));
  bucket.has = async ({ name }) => uploaded.has(name);
  bucket.upload = async ({ name }) => void uploaded.add(name);
  return { bucket, uploaded };
}

/** Types a text into a cell, by its row and column from 0; the table grows to it. */
export function setCell(table: string[][], row: number, column: number, text: string): void {
  while (table.length <= row) table.push([]);
  const line = table[row] ?? [];
  while (line.length <= column) line.push('');
  line[column] = text;
}

/** A sheet in memory. */
class MemorySheet implements Sheet {
  /** By tab. */
  readonly tables = new Map<string, string[][]>();
  /** Tabs that refuse to be written, and why. */
  readonly refusals = new Map<string, DeskError>();
  writes = 0;
  reads = 0;
  /** Before each reading of a run, from 1. */
  onRead: (times: number) => unknown = () => {};

  async read(): Promise<ReadonlyMap<string, Table>> {
    this.reads += 1;
    this.onRead(this.reads);
    return structuredClone(this.tables);
  }

  async write(tab: string, cells: readonly CellText[]): Promise<void> {
    const refusal = this.refusals.get(tab);
    if (refusal) throw refusal;
    const table = this.tables.get(tab);
    if (!table) throw new DeskError(`There is no tab ${tab}.`);
    this.writes += 1;
    for (const { row, column, text } of cells) setCell(table, row, column, text);
  }
}

/** A shop with a sheet in memory. Photos are named by their files. */
export function aDesk(database: Database = new MemoryDatabase()) {
  const sheet = new MemorySheet();
  const { bucket, uploaded } = aBucket();
  const photos = new Map<string, Uint8Array>();
  const found = (name: string): FoundPhoto => {
    const bytes = photos.get(name);
    if (!bytes) throw new DeskError(`"${name}" is not in the photo folder.`);
    return {
      name,
      checksum: createHash('md5').update(bytes).digest('hex'),
      bytes: async () => bytes,
    };
  };
  const folder: PhotoFolder = {
    byName: async (name) => found(name),
    byLink: async (id) => found(id),
  };
  const said: string[] = [];
  return {
    ...{ sheet, database, bucket, uploaded, photos, said },
    /** Types rows into a tab, whose headings are these. */
    type(tab: string, rows: readonly (readonly string[])[], first: readonly string[] = headings) {
      sheet.tables.set(
        tab,
        [first, ...rows].map((row) => [...row]),
      );
    },
    /** Types cells into a row, from 1; a new one on the shelf Primer, if there is none. */
    put(row: number, cells: Readonly<Record<string, string>>) {
      const table = sheet.tables.get('Makeup') ?? [];
      const line = table[row - 1] ?? goodsRow('');
      table[row - 1] = line;
      for (const [heading, text] of Object.entries(cells))
        line[table[0]?.indexOf(heading) ?? 0] = text;
    },
    sync(yes = false) {
      said.length = 0;
      sheet.reads = 0;
      return syncSheet(
        { database, sheet, folder, bucket },
        { yes, say: (line) => said.push(line) },
      );
    },
    /** The documents of a shelf. */
    shelf: async (collection = 'MAKEUP-Primer') =>
      Object.fromEntries(await database.list(collection)),
    /** A cell of a tab, by its row from 1 and its heading. */
    cell(row: number, heading: string, tab = 'Makeup') {
      const table = sheet.tables.get(tab) ?? [];
      return table[row - 1]?.[table[0]?.indexOf(heading) ?? -1];
    },
  };
}

/** Goods of the shelf Primer. */
export const threeGoods = [goodsRow('Wax', 120), goodsRow('Clay', '₹90'), goodsRow('Silk', 300)];

/** A desk that took them; they have the Ids n0001 to n0003. */
export async function aFilledDesk() {
  const desk = aDesk();
  desk.type('Makeup', threeGoods);
  await desk.sync();
  return desk;
}
