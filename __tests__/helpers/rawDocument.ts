import type { RawDocument } from '@/data/source/CatalogueSource';

/** A document as a source hands it over, with whatever somebody typed as its fields. */
export function rawDocument(fields: unknown, id = 'a-document'): RawDocument {
  return { id, fields };
}
