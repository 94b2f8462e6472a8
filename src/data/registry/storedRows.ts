import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { shop } from '@/shop/shop';
import type { Reading } from '../readings/Reading';
import { recentReading } from '../readings/readings';
import { readCollection } from '../shelves/readShelf';
import { readRows } from './readRows';
import { MOST_ROWS, ROWS } from './rowDocuments';

/** How old the last reading may be: few look at the rows, and a new shelf needs a build anyway. Ten minutes. */
const OLDEST_MS = 10 * 60_000;

/** What is said of the rows in the database. They are not the rows of this site, which its build has read. */
interface StoredRows extends Reading {
  /** How many documents there are. */
  readonly count: number;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/**
 * The rows in the shop's database for the owner's report, read again when the last reading is ten minutes old. Undefined
 * without a database, and while they could never be read.
 */
export async function storedRows(): Promise<StoredRows | undefined> {
  if (shop.showsDemoCatalogue) return undefined;
  return recentReading({ name: ROWS, read: readStored }, OLDEST_MS);
}

async function readStored(): Promise<StoredRows> {
  const { readAt, documents } = await readCollection(ROWS, MOST_ROWS);
  return { readAt, count: documents.length, diagnostics: readRows(documents).diagnostics };
}
