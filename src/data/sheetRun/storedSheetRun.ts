import { z } from 'zod';
import { ownCollections } from '@/catalogue/ownCollections';
import type { SheetRun } from '@/catalogue/SheetRun';
import { shop } from '@/shop/shop';
import type { Reading } from '../readings/Reading';
import { recentReading } from '../readings/readings';
import { MIN_AGE_MS } from '../shelves/allShelves';
import { readCollection } from '../shelves/readShelf';

interface StoredRun extends Reading {
  readonly run: SheetRun | undefined;
}

const moment = z.iso.datetime().transform((text) => Date.parse(text));

const document = z.object({
  at: moment,
  added: z.number(),
  changed: z.number(),
  refused: z.number(),
  trouble: z.string(),
  places: z.array(z.string()),
  gone: z.object({ at: moment, rows: z.number() }).optional(),
});

/**
 * What became of the last run of `catalogue:sync`, read again when the last reading is older than `oldestMs`. Undefined
 * for a shop that has no sheet (CATALOGUE_SHEET), and while nothing could be read.
 */
export async function storedSheetRun(oldestMs = MIN_AGE_MS): Promise<SheetRun | undefined> {
  if (shop.showsDemoCatalogue || !process.env.CATALOGUE_SHEET?.trim()) return undefined;
  return (await recentReading({ name: ownCollections.sheetRun, read: readRun }, oldestMs))?.run;
}

async function readRun(): Promise<StoredRun> {
  const { readAt, documents } = await readCollection(ownCollections.sheetRun, 1);
  return { readAt, run: document.safeParse(documents[0]?.fields).data };
}
