import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownCollections } from '../../catalogue/ownCollections';
import { SettingsError } from '../../shop/SettingsError';
import type { RawDocument } from '../source/CatalogueSource';
import { listIn } from './listIn';

/** The collection of the shop's rows, also their file's name. */
export const ROWS = ownCollections.rows;

export const MOST_ROWS = 500;

/** The shop's rows; from the owner's database they may hold anything. */
export interface ShopRows {
  readonly documents: readonly RawDocument[];
  readonly fromDatabase: boolean;
}

/** The rows in a folder's file, by default the demo's. @throws SettingsError naming a file that is not JSON. */
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

/** The slugs in unchecked rows, also former ones, which settings may still name. */
export function slugsIn(documents: readonly RawDocument[]): string[] {
  return documents.flatMap(({ fields }) => {
    const { slug, was } = Object(fields);
    return [slug, ...(listIn(was) ?? [])].filter((one) => typeof one === 'string');
  });
}
