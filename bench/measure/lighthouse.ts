import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findTestChromium } from '../../scripts/testing/findChromium';
import type { AppUnderTest } from '../apps/AppUnderTest';

/** The last release for Node 20. By npx: nothing else needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const run = promisify(execFile);

/**
 * Lighthouse's mobile scores, 0 to 100, the lowest in all categories but performance, and blocking
 * times in milliseconds. If it fails, it warns and figures are missing.
 */
export async function lighthouse({ address, pages }: AppUnderTest) {
  const figures: Record<string, number> = {};
  try {
    for (const [name, path] of Object.entries(pages)) {
      const { scores, blocking } = await audit(address + path);
      const { performance = 0, ...others } = scores;
      figures[`performance ${name}`] = performance;
      figures[`estimated blocking ${name}`] = blocking;
      figures.others = Math.min(figures.others ?? 100, ...Object.values(others));
    }
  } catch (cause) {
    console.warn(`Lighthouse did not measure ${address}: ${String(cause).slice(-300)}`);
  }
  return figures;
}

interface LighthouseResult {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: { readonly 'total-blocking-time': { readonly numericValue: number } };
}

async function audit(address: string) {
  const options = [
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, address, ...options], {
    env: { ...process.env, CHROME_PATH: findTestChromium() ?? '' },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
  });
  const { categories, audits }: LighthouseResult = JSON.parse(stdout);
  const scores: Record<string, number> = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
  return { scores, blocking: audits['total-blocking-time'].numericValue };
}
