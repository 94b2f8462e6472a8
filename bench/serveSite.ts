import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { BENCH_COUNT, benchProducts } from '../e2e/benchShelf';
import { buildSite } from '../e2e/buildSite';
import { copyBuild } from '../e2e/copyBuild';
import { encodeFields } from '../e2e/standIn/encodeFields';
import { settingOnStandIn } from '../e2e/standIn/siteOnStandIn';
import { startSite } from '../e2e/startSite';

/** One of the two apps that are measured side by side. */
export interface ServedApp {
  readonly address: string;
  readonly end: () => Promise<void>;
}

const BUILD = '.next-bench';

/** Builds and serves the site with the measured shelf. @throws Error with the build's output. */
export async function serveSite(): Promise<ServedApp> {
  const { standIn, env } = await settingOnStandIn(BUILD, {});
  // Pages stay fresh for a minute, as for visitors.
  delete env.CATALOGUE_TEST_FRESH_SECONDS;
  const products = benchProducts(BENCH_COUNT);
  const documents = products.map(({ id, ...fields }) => [id, encodeFields(fields)]);
  standIn.documents.set('MAKEUP-Primer', Object.fromEntries(documents));
  const { status, output } = await buildSite('whole', env);
  if (status !== 0) throw new Error(`The site could not be built:\n${output}`);
  const folder = copyBuild('bench-site', BUILD);
  for (const [index, { id, img }] of products.entries()) {
    const drawn = `public/pictures/products/Primer-${(index % 5) + 1}.webp`;
    writeFileSync(path.join(folder, 'public', img), await makePhoto(drawn, id));
  }
  const site = await startSite(env, { folder });
  const end = async () => {
    await site.end();
    await standIn.refuse();
    rmSync(folder, { recursive: true });
  };
  return { address: site.address, end };
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
