import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BENCH_COUNT, BENCH_PATH, benchProducts } from '../e2e/benchShelf';
import { buildSite } from '../e2e/buildSite';
import { serveCopy } from '../e2e/serveCopy';
import { siteEnvironment } from '../e2e/siteEnvironment';

/** One of the two apps that are measured side by side. */
export interface ServedApp {
  readonly address: string;
  readonly end: () => Promise<void>;
}

const BUILD = '.next-bench';
const SHELF_FILE = 'demo/MAKEUP-Primer.json';

/** Builds and serves the site with the measured shelf. @throws Error with the build's output. */
export async function serveSite(): Promise<ServedApp> {
  const { status, output } = await buildSite('whole', siteEnvironment(BUILD));
  if (status !== 0) throw new Error(`The site could not be built:\n${output}`);
  const { site, end } = await serveCopy('bench-site', putShelf, BUILD);
  return { address: site.address, end };
}

async function putShelf(folder: string): Promise<void> {
  const products = benchProducts(BENCH_COUNT);
  const file = path.join(folder, SHELF_FILE);
  // A symlink: writing through it would change the project's own file.
  rmSync(file);
  const documents = products.map(({ id, ...fields }) => [id, fields]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(documents)));
  for (const [index, { id, img }] of products.entries()) {
    const drawn = `public/pictures/products/Primer-${(index % 5) + 1}.webp`;
    writeFileSync(path.join(folder, 'public', img), await makePhoto(drawn, id));
  }
  // Built with the demo's shelf. Next renders a missing page again at the first visit.
  for (const ending of ['html', 'json'])
    rmSync(path.join(folder, BUILD, 'server/pages', `${BENCH_PATH}.${ending}`), { force: true });
}

/** A picture with as many bytes as a photo (20 KB at 360 pixels): a drawing with noise, the same for each `seed`. */
async function makePhoto(file: string, seed: string): Promise<Buffer> {
  // Noise as wide as a phone's picture survives the optimiser's downscaling.
  const [side, grain, contrast] = [720, 360, 0.8];
  const noise = createHash('shake256', { outputLength: grain * grain })
    .update(seed)
    .digest();
  const input = await sharp(noise, { raw: { width: grain, height: grain, channels: 1 } })
    .linear(contrast, 128 * (1 - contrast))
    .resize(side)
    .png()
    .toBuffer();
  const photo = sharp(file)
    .resize(side, side)
    .composite([{ input, blend: 'soft-light' }]);
  return photo.webp({ quality: 85 }).toBuffer();
}
