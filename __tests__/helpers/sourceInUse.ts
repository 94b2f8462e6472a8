import type { CatalogueSource, RawDocument } from '@/data/source/CatalogueSource';

/**
 * Makes a mocked source of that name the one of this process. Returns its `read`, to set its answers and inspect its
 * calls.
 */
export function sourceInUse(name: CatalogueSource['name']) {
  const read = jest.fn<Promise<RawDocument[]>, Parameters<CatalogueSource['read']>>(async () => []);
  Object.assign(globalThis, { catalogueSource: { name, read } });
  return read;
}
