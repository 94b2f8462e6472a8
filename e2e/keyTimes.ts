import type { Page } from '@playwright/test';
import { aFullCatalogue } from '../__tests__/helpers/aFullCatalogue';
import { searchList } from '../src/server/search/searchList';

/** What is typed, key by key, in a shop of 1,755 products. */
const TYPED = ['lakme foundesan rose', 'কাজল', 'moistrizer', 's', 'vax stik gold', 'zzqqxx'];

/** How long a key of the search took, in milliseconds: from the key to the frame that shows its results. */
export interface KeyTime {
  readonly typed: string;
  readonly ms: number;
}

/**
 * Types in the search of the site that the page's context has for its base address, with every shelf full, on a processor that
 * is so many times slower. For a measurement: nothing is judged.
 */
export async function keyTimes(page: Page, slower = 4): Promise<KeyTime[]> {
  await page.route('**/api/search', (route) =>
    route.fulfill({ json: searchList(aFullCatalogue()) }),
  );
  await page.goto('/search');
  const field = page.getByRole('searchbox');
  await field.fill('lakme');
  await page.getByRole('region', { name: 'Products' }).waitFor();
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(watchKeys);
  for (const text of TYPED) {
    await field.fill('');
    await field.pressSequentially(text, { delay: 150 });
  }
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => window.keyTimes);
}

declare global {
  interface Window {
    /** Filled by `watchKeys`. */
    keyTimes: KeyTime[];
  }
}

function watchKeys(): void {
  window.keyTimes = [];
  const field = document.querySelector('input');
  let begun = 0;
  field?.addEventListener('beforeinput', () => {
    begun = performance.now();
  });
  field?.addEventListener('input', () => {
    const since = begun;
    const typed = field.value;
    // A task behind the frame that the key made is behind its painting.
    requestAnimationFrame(() =>
      setTimeout(() => window.keyTimes.push({ typed, ms: performance.now() - since })),
    );
  });
}
