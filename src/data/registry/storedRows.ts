import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { shop } from '@/shop/shop';
import type { Reading } from '../readings/Reading';
import { recentReading } from '../readings/readings';
import { MIN_AGE_MS } from '../shelves/allShelves';
import { readCollection } from '../shelves/readShelf';
import { readRows } from './readRows';
import { MOST_ROWS, ROWS } from './rowDocuments';

/** What is said of the rows in the database. They are not the rows of this site, which its build has read. */
interface StoredRows extends Reading {
  /** How many documents there are. */
  readonly count: number;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/**
 * The rows in the shop's database for the owner's report, read again when the last reading is older than `oldestMs`.
 * Undefined without a database, and while they could never be read.
 */
export async function storedRows(oldestMs = MIN_AGE_MS): Promise<StoredRows | undefined> {
  if (shop.showsDemoCatalogue) return undefined;
  return recentReading({ name: ROWS, read: readStored }, oldestMs);
}

async function readStored(): Promise<StoredRows> {
  const { readAt, documents } = await readCollection(ROWS, MOST_ROWS);
  return { readAt, count: documents.length, diagnostics: readRows(documents).diagnostics };
}
