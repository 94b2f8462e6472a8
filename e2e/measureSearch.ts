import { chromium } from '@playwright/test';
import { findTestChromium } from '../scripts/findChromium';
import { keyTimes } from './keyTimes';

/** Measures the keys of the search at an address: npx tsx e2e/measureSearch.ts http://localhost:3000 */
async function measure(address: string): Promise<void> {
  const executablePath = findTestChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 360, height: 740 },
  });
  const times = await keyTimes(page);
  await browser.close();
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  for (const { typed, ms } of times) console.log(`${ms.toFixed(1).padStart(7)}  ${typed}`);
  console.log(`keys ${sorted.length}, ms: median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}`);
}

void measure(process.argv[2] ?? 'http://localhost:3000');
