import type { CatalogueSource, RawDocument } from '@/data/source/CatalogueSource';

const shared = globalThis as { catalogueSource?: CatalogueSource };

/** Makes a source of that name the one of this process. Gives its `read`, to say what it answers and see what it was asked. */
export function sourceInUse(name: CatalogueSource['name']) {
  const read = jest.fn<Promise<RawDocument[]>, [collection: string, limit: number]>(async () => []);
  shared.catalogueSource = { name, read };
  return read;
}
