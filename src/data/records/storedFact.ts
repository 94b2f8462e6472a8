import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import { shop } from '@/shop/shop';
import type { Reading } from '../readings/Reading';
import { freshOrLast } from '../readings/readings';
import { readCollection } from '../shelves/readShelf';
import type { ShopRecord } from './ShopRecord';

interface Stored<Fact> extends Reading {
  readonly fact: Fact | undefined;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/** A fact in the database, read at most once in 60 seconds, or the last one. Undefined if never read or not there. */
export async function storedFact<Fact>(
  record: ShopRecord<Fact>,
): Promise<Stored<Fact> | undefined> {
  if (!shop[record.inDatabase] || shop.showsDemoCatalogue) return undefined;
  const plan = { name: record.collection, read: () => readRecord(record) };
  return freshOrLast(plan).catch(() => undefined);
}

async function readRecord<Fact>({
  collection,
  parse,
  diagnose,
}: ShopRecord<Fact>): Promise<Stored<Fact>> {
  // A second one means nothing, and the report says so.
  const { readAt, documents } = await readCollection(collection, 2);
  const byId = Object.fromEntries(documents.map(({ id, fields }) => [id, fields]));
  return { readAt, fact: parse(documents[0]?.fields), diagnostics: diagnose(byId) };
}
