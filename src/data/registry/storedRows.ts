import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { shop } from '@/shop/shop';
import type { Reading } from '../readings/Reading';
import { recentReading } from '../readings/readings';
import { readCollection } from '../shelves/readShelf';
import { readRows } from './readRows';
import { MOST_ROWS, ROWS } from './rowDocuments';

/** Ten minutes: few look at the rows, and a new shelf needs a build anyway. */
const OLDEST_MS = 10 * 60_000;

/** Of the database now, not of this site's build. */
interface StoredRows extends Reading {
  readonly count: number;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/** The rows in the database for the owner's report, at most ten minutes old. Undefined if they could never be read. */
export async function storedRows(): Promise<StoredRows | undefined> {
  if (shop.showsDemoCatalogue) return undefined;
  return recentReading({ name: ROWS, read: readStored }, OLDEST_MS);
}

async function readStored(): Promise<StoredRows> {
  const { readAt, documents } = await readCollection(ROWS, MOST_ROWS);
  return { readAt, count: documents.length, diagnostics: readRows(documents).diagnostics };
}
