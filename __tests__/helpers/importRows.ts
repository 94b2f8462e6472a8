import type { DocumentFields } from '../../scripts/database/Database';
import { readHistory } from '../../scripts/history/historyDocument';
import { importSheet } from '../../scripts/import/importSheet';
import type { CatalogueFiles } from '../../scripts/push/readCatalogueFiles';
import type { Cell } from '../../scripts/sheet/SheetTable';
import { importConversation } from './importConversation';
import { MemoryDatabase } from './MemoryDatabase';

export const shelf = 'WAX Stick';
export const img = '/pictures/products/Wax-stick-1.webp';
export const wax = { title: 'Wax', price: 120, img, note: 'mine' };
export const clay = { title: 'Clay', price: 90, img };
export const headings = ['Shelf', 'Id', 'Title', 'Price', 'M.R.P.', 'Picture'];

/** A sheet row with the document's values, except for the given cells. */
export function row(id: string, fields: DocumentFields, other: Record<string, Cell> = {}): Cell[] {
  const { title = '', price = '', mrp = '' } = { ...fields, ...other };
  return ['Wax Stick', id, title as Cell, price as Cell, mrp as Cell, other.img ?? img];
}

export const documents = (byId: Record<string, DocumentFields>): CatalogueFiles =>
  new Map([[shelf, byId]]);

/** Imports rows into a database with wax and clay. `answer` replies to the question whether to write. */
export async function importRows(rows: Cell[][], answer = true, stored = documents({ wax, clay })) {
  const database = new MemoryDatabase(stored);
  const { said, talk } = importConversation(answer);
  const table = [headings, ...rows];
  const whole = await importSheet({ table, passedOver: [] }, database, talk);
  const runs = await readHistory(database);
  return { whole, said, asked: talk.confirm, after: await database.holds(shelf), runs };
}
