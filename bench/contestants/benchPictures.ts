import { optimisedPicture } from '../../src/catalogue/optimisedPicture';
import { benchProducts } from '../benchShelf';

/** A picture by the path under which a product names it. */
export type BenchPictures = ReadonlyMap<string, Buffer>;

/** The pictures of the shelf as the site's optimiser makes them for a phone, which the other contestants show too. */
export async function benchPictures(site: string): Promise<BenchPictures> {
  const paths = new Set(benchProducts(45).map(({ img }) => img));
  const made = [...paths].map(async (path) => [path, await picture(site, path)] as const);
  return new Map(await Promise.all(made));
}

async function picture(site: string, path: string): Promise<Buffer> {
  const address = site + optimisedPicture(path, 320);
  const response = await fetch(address, { headers: { accept: 'image/webp' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
