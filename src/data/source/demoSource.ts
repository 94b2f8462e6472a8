import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueSource, RawDocument } from './CatalogueSource';
import { CatalogueReadError } from './CatalogueSource';

/** The embedded demo catalogue: files `demo/<collection>.json`, with document ids as keys. */
export function demoSource(folder: string = path.join(process.cwd(), 'demo')): CatalogueSource {
  return {
    name: 'demo',
    async read(collection, limit) {
      try {
        const text = await readFile(path.join(folder, `${collection}.json`), 'utf8');
        return sortedDocuments(JSON.parse(text)).slice(0, limit);
      } catch (cause) {
        throw new CatalogueReadError(collection, cause);
      }
    },
  };
}

/** Documents by id as a list, in the database's order. */
export function sortedDocuments(byId: Readonly<Record<string, unknown>>): RawDocument[] {
  return Object.keys(byId)
    .sort()
    .map((id) => ({ id, fields: byId[id] }));
}
