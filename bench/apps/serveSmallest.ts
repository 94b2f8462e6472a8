import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BENCH_COUNT, BENCH_PATH, benchProducts } from '../../e2e/benchShelf';
import { startSite } from '../../e2e/startSite';
import { optimisedPicture } from '../../src/pictures/optimisedPicture';
import type { AppUnderTest } from './AppUnderTest';

const FOLDER = path.resolve('bench/smallest');

/**
 * Builds and serves the smallest app with the same shelf.
 * @param site the address of the site: its image optimiser makes the pictures of both apps.
 * @throws Error with the build's output.
 */
export async function serveSmallest(site: string): Promise<AppUnderTest> {
  mkdirSync(path.join(FOLDER, 'public/pictures'), { recursive: true });
  // `startSite` requests this file to find out whether the server is up.
  writeFileSync(path.join(FOLDER, 'public/robots.txt'), 'User-agent: *\nAllow: /\n');
  for (const { img } of benchProducts(BENCH_COUNT)) {
    writeFileSync(path.join(FOLDER, 'public', img), await phonePicture(site, img));
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const next = require.resolve('next/dist/bin/next');
  const build = spawnSync(process.execPath, [next, 'build', '--webpack', FOLDER], { env });
  if (build.status !== 0) {
    throw new Error(`The smallest app could not be built:\n${build.stdout}${build.stderr}`);
  }
  const server = await startSite(env, { folder: FOLDER });
  const pages = { shelf: BENCH_PATH, home: '/' };
  return { name: 'smallest', address: server.address, pages, end: () => server.end() };
}

/** A picture as the site sends it to a phone. */
async function phonePicture(site: string, img: string): Promise<Buffer> {
  const response = await fetch(site + optimisedPicture(img, 360), {
    headers: { accept: 'image/webp' },
  });
  if (!response.ok) throw new Error(`${img} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
