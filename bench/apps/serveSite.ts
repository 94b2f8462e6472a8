import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BENCH_COUNT, BENCH_PATH, benchProducts } from '../../e2e/benchShelf';
import { buildSite } from '../../e2e/buildSite';
import { serveCopy } from '../../e2e/serveCopy';
import { siteEnvironment } from '../../e2e/siteEnvironment';
import { productPath } from '../../src/catalogue/addresses/addresses';
import type { AppUnderTest } from './AppUnderTest';
import { makePhoto } from './makePhoto';
import { pressedProduct } from './pressedProduct';

const BUILD = '.next-bench';

const SHELF_FILE = 'demo/MAKEUP-Primer.json';

/** Builds and serves the site with the shelf of the bench. @throws Error with the build's output. */
export async function serveSite(): Promise<AppUnderTest> {
  const { status, output } = await buildSite('whole', siteEnvironment(BUILD));
  if (status !== 0) throw new Error(`The site could not be built:\n${output}`);
  const { site, end } = await serveCopy('bench-site', putShelf, BUILD);
  const product = productPath({ slug: 'Primer' }, pressedProduct);
  const pages = { shelf: BENCH_PATH, product, home: '/' };
  return { name: 'site', address: site.address, pages, end };
}

async function putShelf(folder: string): Promise<void> {
  const products = benchProducts(BENCH_COUNT);
  const file = path.join(folder, SHELF_FILE);
  // A symlink: writing through it would change the project's own file.
  rmSync(file);
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(products.map(({ id, ...fields }) => [id, fields]))),
  );
  for (const [index, { id, img }] of products.entries()) {
    const drawn = `public/pictures/products/Primer-${(index % 5) + 1}.webp`;
    writeFileSync(path.join(folder, 'public', img), await makePhoto(drawn, id));
  }
  // Built with the demo's shelf. Next renders a missing page again at the first visit.
  for (const ending of ['html', 'json']) {
    rmSync(path.join(folder, BUILD, 'server/pages', `${BENCH_PATH}.${ending}`), { force: true });
  }
}
