import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/freePort';
import type { BenchPictures } from './benchPictures';
import type { Contestant } from './Contestant';
import { waitFor } from './waitFor';

const FOLDER = path.resolve('bench/smallest');

/** Builds and serves the smallest app, with so many products. @throws Error with what the build said, when it fails. */
export async function serveSmallest(
  products: number,
  pictures: BenchPictures,
): Promise<Contestant> {
  for (const [name, picture] of pictures) {
    const file = path.join(FOLDER, 'public', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, picture);
  }
  const next = require.resolve('next/dist/bin/next');
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    BENCH_PRODUCTS: String(products),
  };
  const build = spawnSync(process.execPath, [next, 'build', '--webpack', FOLDER], { env });
  if (build.status !== 0) {
    throw new Error(`The smallest app could not be built:\n${build.stdout}${build.stderr}`);
  }
  const port = String(await freePort());
  const server = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', port, FOLDER], {
    env,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(address);
  const end = async () => {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  return { name: 'smallest', address, end };
}
