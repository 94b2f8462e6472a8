import { chromium } from '@playwright/test';
import { findTestChromium } from '../scripts/findChromium';
import { type KeyTime, keyTimes } from './keyTimes';

/** How often all is typed. What a key takes at least is the search's; what it takes beyond that now and then, the machine's. */
const TURNS = 5;

/** Measures the keys of the search at an address: npx tsx e2e/measureSearch.ts http://localhost:3000 */
async function measure(address: string): Promise<void> {
  const executablePath = findTestChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const turns: KeyTime[][] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const page = await browser.newPage({
      baseURL: address,
      viewport: { width: 360, height: 740 },
    });
    turns.push(await keyTimes(page));
    await page.close();
  }
  await browser.close();
  const keys = (turns[0] ?? []).map(({ typed }, n) => {
    const times = turns.map((turn) => turn[n]?.ms ?? Number.NaN);
    return { typed, least: Math.min(...times), times };
  });
  for (const { typed, times } of keys) {
    console.log(`${times.map((ms) => ms.toFixed(1).padStart(7)).join('')}  ${typed}`);
  }
  console.log(
    `${keys.length} keys, ms of ${TURNS} turns: least of each ${spread(keys.map(({ least }) => least))}`,
  );
  console.log(`all of them ${spread(keys.flatMap(({ times }) => times))}`);
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}`;
}

void measure(process.argv[2] ?? 'http://localhost:3000');
