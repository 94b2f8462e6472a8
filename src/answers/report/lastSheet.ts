import { shopCollections } from '@/catalogue/collections';
import type { SheetReport } from '@/catalogue/Report';
import { readCollection } from '@/data/readCollection';
import { knownReading, type Reading } from '@/data/readings';
import { shop } from '@/shop/shop';

/** In milliseconds. The schedule reads the sheet each quarter of an hour, and stops after sixty quiet days. */
const LATE_MS = 24 * 60 * 60_000;

interface SheetReading extends Reading {
  readonly sheet?: Omit<SheetReport, 'isLate'>;
}

/** When the owner's sheet was last read; undefined for a shop without one, or while the database is away. Never throws. */
export async function lastSheet(): Promise<SheetReport | undefined> {
  if (shop.showsDemoCatalogue) return undefined;
  const reading = knownReading<SheetReading>(shopCollections.sheet, readSheet);
  const { sheet } = await reading.catch((): Partial<SheetReading> => ({}));
  return sheet && { ...sheet, isLate: Date.now() - sheet.readAt > LATE_MS };
}

async function readSheet(): Promise<SheetReading> {
  const { readAt, documents } = await readCollection(shopCollections.sheet, 1);
  const { readAt: at, waiting } = Object(documents[0]?.fields);
  return {
    readAt,
    ...(Number.isFinite(at) && { sheet: { readAt: at, waiting: String(waiting ?? '') } }),
  };
}
