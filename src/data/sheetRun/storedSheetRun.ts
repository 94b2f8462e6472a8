import { z } from 'zod';
import { ownCollections } from '@/catalogue/ownCollections';
import type { SheetRun } from '@/catalogue/SheetRun';
import type { Reading } from '../processState';
import { readCollection } from '../readCollection';
import { freshReading, lastReading } from '../readings';
import { hasSheet } from './hasSheet';

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

/** The last run of `catalogue:sync`, read at most once in 60 seconds. Undefined without sheet, run or reading. */
export async function storedSheetRun(): Promise<SheetRun | undefined> {
  if (!hasSheet()) return undefined;
  const { sheetRun } = ownCollections;
  const stored = await freshReading(sheetRun, readRun).catch(() =>
    lastReading<StoredRun>(sheetRun),
  );
  return stored?.run;
}

async function readRun(): Promise<StoredRun> {
  const { readAt, documents } = await readCollection(ownCollections.sheetRun, 1);
  return { readAt, run: document.safeParse(documents[0]?.fields).data };
}
