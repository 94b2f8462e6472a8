import type { RawDocument } from '@/data/source/CatalogueSource';

/** A document as a source gives it, with any fields. */
export function rawDocument(fields: unknown, id = 'a-document'): RawDocument {
  return { id, fields };
}
