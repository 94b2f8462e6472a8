import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownCollections } from '../../catalogue/ownCollections';
import { SettingsError } from '../../shop/SettingsError';
import type { RawDocument } from '../source/CatalogueSource';
import { listIn } from './listIn';

/** The name of the collection of the shop's rows, and of their file in a folder of catalogue files. */
export const ROWS = ownCollections.rows;

/** The most rows that are read: more than any shop has. */
export const MOST_ROWS = 500;

/** The rows in a folder of catalogue files, by default the demo's. A file has the documents' ids as keys. */
export function rowsInFile(folder = 'demo'): readonly RawDocument[] {
  return documentsIn(path.join(folder, `${ROWS}.json`));
}

/**
 * The rows in a file of this path.
 * @throws SettingsError that names the file when it is not JSON.
 */
export function documentsIn(file: string): readonly RawDocument[] {
  return Object.entries(parsed(file)).map(([id, fields]) => ({ id, fields }));
}

function parsed(file: string): Record<string, unknown> {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SettingsError([`${file}: should be rows by id, as JSON. ${cause}`]);
  }
}

/** The slugs in rows as they were typed, before anything is checked; former ones too, which settings may still name. */
export function slugsIn(documents: readonly RawDocument[]): string[] {
  return documents.flatMap(({ fields }) => {
    const { slug, was } = Object(fields);
    return [slug, ...(listIn(was) ?? [])].filter((one) => typeof one === 'string');
  });
}
