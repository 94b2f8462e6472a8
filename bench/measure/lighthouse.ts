import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../../scripts/findChromium';

/** The last release that runs on Node 20. It is fetched when it is wanted: nobody else needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const run = promisify(execFile);

/** Lighthouse's mobile performance of an address, 0 to 100; undefined where it can't be fetched or does not end well. */
export async function lighthouseScore(address: string): Promise<number | undefined> {
  const options = [
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  try {
    const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, address, ...options], {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 180_000,
    });
    const { categories } = JSON.parse(stdout);
    return Math.round(categories.performance.score * 100);
  } catch (cause) {
    console.warn(`Lighthouse did not measure ${address}: ${String(cause).slice(0, 300)}`);
    return undefined;
  }
}
