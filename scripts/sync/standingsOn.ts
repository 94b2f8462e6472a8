import { inOrder } from '../../src/answers/diagnostics/inOrder';
import type { Collection } from '../../src/catalogue/collections';
import type { ShelfDiagnostic } from '../../src/catalogue/Diagnostic';
import { normaliseCollection } from '../../src/data/normalise/normaliseShelf';
import { decodeFields, type RestFields } from '../push/encodeFields';

/** What the site makes of a document. */
export interface Standing {
  /** Whether visitors see it. */
  readonly isShown: boolean;
  readonly diagnostics: readonly ShelfDiagnostic[];
}

/** What the site makes of each document of a collection, by id, at this moment: by its own rules and its own limit. */
export function standingsOn(
  collection: Collection,
  documents: ReadonlyMap<string, RestFields>,
): ReadonlyMap<string, Standing> {
  const plain = [...documents].map(([id, fields]) => [id, decodeFields(fields)] as const);
  const { items, diagnostics } = normaliseCollection(
    collection,
    inOrder(Object.fromEntries(plain)),
  );
  const shown = new Set(items.map(({ id }) => id));
  const standing = (id: string): Standing => ({
    isShown: shown.has(id),
    diagnostics: diagnostics.filter(({ ids }) => ids.includes(id)),
  });
  return new Map(plain.map(([id]) => [id, standing(id)]));
}
