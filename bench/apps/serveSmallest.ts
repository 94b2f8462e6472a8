import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BENCH_PATH } from '../../e2e/benchShelf';
import { startSite } from '../../e2e/startSite';
import { optimisedPicture } from '../../src/pictures/optimisedPicture';
import type { PictureWidth } from '../../src/pictures/pictureLimits';
import { pictures, readShelves } from '../smallest/content';
import { sized } from '../smallest/shelves';
import type { AppUnderTest } from './AppUnderTest';
import { pressedProduct } from './pressedProduct';

const FOLDER = path.resolve('bench/smallest');

/**
 * Builds and serves the smallest app with the same shelf and as full a home.
 * @param site Its image optimiser makes the pictures of both apps.
 * @throws Error with the build's output.
 */
export async function serveSmallest(site: string): Promise<AppUnderTest> {
  mkdirSync(path.join(FOLDER, 'public'), { recursive: true });
  // `startSite` requests this file to find out whether the server is up.
  writeFileSync(path.join(FOLDER, 'public/robots.txt'), 'User-agent: *\nAllow: /\n');
  for (const [img, width] of pictures()) {
    const file = path.join(FOLDER, 'public', sized(img, width));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await phonePicture(site, img, width));
  }
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_SHELVES: JSON.stringify(readShelves()),
    BENCH_DEMO: path.resolve('demo'),
  } as const;
  const next = require.resolve('next/dist/bin/next');
  const build = spawnSync(process.execPath, [next, 'build', '--webpack', FOLDER], { env });
  if (build.status !== 0) {
    throw new Error(`The smallest app could not be built:\n${build.stdout}${build.stderr}`);
  }
  const server = await startSite(env, { folder: FOLDER });
  const pages = { shelf: BENCH_PATH, product: `${BENCH_PATH}/${pressedProduct.id}`, home: '/' };
  return { name: 'smallest', address: server.address, pages, end: () => server.end() };
}

async function phonePicture(site: string, img: string, width: PictureWidth): Promise<Buffer> {
  const response = await fetch(site + optimisedPicture(img, width), {
    headers: { accept: 'image/webp' },
  });
  if (!response.ok) throw new Error(`${img} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
