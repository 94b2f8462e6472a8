import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '../e2e/startSite';
import { optimisedPicture } from '../src/pictures/optimisedPicture';
import type { ServedApp } from './serveSite';
import { readContent } from './smallest/readContent';

const FOLDER = path.resolve('bench/smallest');

/**
 * Builds and serves the smallest app with the same shelf and as full a home.
 * @param site Its image optimiser makes the pictures of both apps.
 * @throws Error with the build's output.
 */
export async function serveSmallest(site: string): Promise<ServedApp> {
  const content = readContent();
  mkdirSync(path.join(FOLDER, 'public/pictures'), { recursive: true });
  // `startSite` requests this file to find out whether the server is up.
  writeFileSync(path.join(FOLDER, 'public/robots.txt'), 'User-agent: *\nAllow: /\n');
  writeFileSync(path.join(FOLDER, 'public/content.json'), JSON.stringify(content));
  for (const { from, width, file } of content.pictures) {
    const headers = { accept: 'image/avif' };
    const response = await fetch(site + optimisedPicture(from, width), { headers });
    if (!response.ok) throw new Error(`${from} answered ${response.status}`);
    writeFileSync(path.join(FOLDER, 'public', file), Buffer.from(await response.arrayBuffer()));
  }
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_SHELVES: JSON.stringify(content.shelves),
    BENCH_CONTENT: path.join(FOLDER, 'public/content.json'),
  } as const;
  const next = require.resolve('next/dist/bin/next');
  const build = spawnSync(process.execPath, [next, 'build', '--webpack', FOLDER], { env });
  if (build.status !== 0)
    throw new Error(`The smallest app could not be built:\n${build.stdout}${build.stderr}`);
  const server = await startSite(env, { folder: FOLDER });
  return { address: server.address, end: () => server.end() };
}
