import { spellingKey } from '../../src/catalogue/addresses/spellingKey';
import { listIn } from '../../src/data/registry/listIn';
import { ROWS } from '../../src/data/registry/rowDocuments';
import type { DocumentFields, ReadableDatabase } from '../database/Database';
import { listDocuments } from '../database/listDocuments';
import type { CatalogueFiles } from './readCatalogueFiles';

const NAMES = ['title', 'card', 'slug'];

type Row = readonly [id: string, fields: DocumentFields];

/**
 * The rows of a shop's shelves and groups among catalogue files; no goods, no words.
 * @param typed Names of shelves or groups, with commas.
 * @throws Error that names what is no shelf, and those that there are.
 */
export function chosenShelves(files: CatalogueFiles, typed: string): CatalogueFiles {
  const rows = Object.entries(files.get(ROWS) ?? {});
  const groups = rows.filter(([, { kind }]) => kind === 'group');
  const shelves = rows.filter(([, { collection }]) => collection);
  const names = listIn(typed) ?? [];
  const chosen = names.map((name) => {
    const slugs = groups.filter((row) => isCalled(row, name)).map(([, { slug }]) => slug);
    return shelves.filter((row) => isCalled(row, name) || slugs.includes(row[1].group));
  });
  const unknown = names.filter((_, index) => chosen[index]?.length === 0);
  if (unknown.length > 0 || names.length === 0)
    throw new Error(
      `${unknown.length > 0 ? `There is no shelf "${unknown.join('", "')}"` : '--shelves names none'}. ` +
        `Groups: ${titles(groups)}. Shelves: ${titles(shelves)}.`,
    );
  const own = new Set(chosen.flat());
  const used = new Set([...own].map(([, { group }]) => group));
  const wanted = rows.filter(
    (row) => own.has(row) || (groups.includes(row) && used.has(row[1].slug)),
  );
  return new Map([[ROWS, Object.fromEntries(wanted)]]);
}

function isCalled([, fields]: Row, name: string): boolean {
  return NAMES.some((field) => spellingKey(String(fields[field] ?? '')) === spellingKey(name));
}

function titles(rows: readonly Row[]): string {
  return rows.map(([, { title }]) => title).join(', ');
}

/** The documents whose ids the database does not have. */
export async function newDocuments(
  files: CatalogueFiles,
  database: ReadableDatabase,
): Promise<CatalogueFiles> {
  const stored = await listDocuments([...files.keys()], database);
  return new Map(
    [...files].map(([collection, documents]) => [
      collection,
      Object.fromEntries(
        Object.entries(documents).filter(([id]) => !stored.get(collection)?.has(id)),
      ),
    ]),
  );
}
