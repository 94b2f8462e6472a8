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

/** The shop's rows, and whether they come from the owner's database, where anything may stand. */
export interface ShopRows {
  readonly documents: readonly RawDocument[];
  readonly fromDatabase: boolean;
}

/**
 * The rows in a folder of catalogue files, by default the demo's. Their file has the documents' ids as keys.
 * @throws SettingsError that names the file when it is not JSON.
 */
export function rowsInFile(folder = 'demo'): ShopRows {
  const entries = Object.entries(parsed(path.join(folder, `${ROWS}.json`)));
  return { documents: entries.map(([id, fields]) => ({ id, fields })), fromDatabase: false };
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
