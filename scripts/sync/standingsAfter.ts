import { inOrder } from '../../src/answers/report/inOrder';
import { findCollection } from '../../src/catalogue/allCollections';
import type { ShelfDiagnostic } from '../../src/catalogue/Diagnostic';
import { normaliseCollection } from '../../src/data/normalise/normaliseShelf';
import type { DocumentFields } from '../database/Database';
import { documentKey } from './documentKey';
import type { PreparedSync } from './prepareSync';

/** What the site makes of a document. */
export interface Standing {
  readonly isShown: boolean;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/** What the site makes of the documents read, as the run leaves them, by `documentKey`. */
export function standingsAfter({
  plan,
  stored,
}: Pick<PreparedSync, 'plan' | 'stored'>): ReadonlyMap<string, Standing> {
  const writes = [...plan.added, ...plan.changed].map(({ write }) => write);
  const all = [...stored].flatMap(([name, documents]) => {
    const own = writes.filter(({ collection }) => collection === name);
    const after = Object.fromEntries([
      ...[...documents].map(([id, { fields }]) => [id, fields] as const),
      ...own.map(({ id, fields }) => [id, fields] as const),
    ]);
    const { shown, diagnostics } = readingOf(name, after);
    return Object.keys(after).map((id): [string, Standing] => [
      documentKey(name, id),
      {
        isShown: shown.has(id),
        diagnostics: diagnostics.filter(({ ids }) => ids.includes(id)),
      },
    ]);
  });
  return new Map(all);
}

/** Documents of other collections, such as the opening hours, hide only by saying nothing. */
function readingOf(name: string, documents: Readonly<Record<string, DocumentFields>>) {
  const collection = findCollection(name);
  if (!collection)
    return {
      shown: new Set(
        Object.keys(documents).filter((id) => Object.keys(documents[id] ?? {}).length > 0),
      ),
      diagnostics: [],
    };
  const { items, diagnostics } = normaliseCollection(collection, inOrder(documents));
  return { shown: new Set(items.map(({ id }) => id)), diagnostics };
}
