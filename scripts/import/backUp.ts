import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeFields } from '../push/encodeFields';
import { timeInIndia } from '../sheet/timeInIndia';
import type { PlannedWrite } from './planImport';

/**
 * Backs up the documents that the writes overwrite, as catalogue files in a new folder below `folder`.
 * @returns the new folder; undefined if nothing is overwritten.
 * @throws Error when it can't be written.
 */
export function backUp(
  writes: readonly PlannedWrite[],
  folder: string,
  now: Date = new Date(),
): string | undefined {
  const files = new Map<string, Record<string, unknown>>();
  for (const { write, before } of writes) {
    if (!before) continue;
    const file = files.get(write.collection) ?? {};
    Object.defineProperty(file, write.id, { value: decodeFields(before.fields), enumerable: true });
    files.set(write.collection, file);
  }
  if (files.size === 0) return undefined;
  const own = path.join(folder, timeInIndia(now));
  mkdirSync(own, { recursive: true });
  for (const [collection, documents] of files) {
    writeFileSync(path.join(own, `${collection}.json`), `${JSON.stringify(documents, null, 2)}\n`);
  }
  return own;
}
