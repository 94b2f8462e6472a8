import { expect, type Page } from '@playwright/test';
import { horizontalOverflow } from '../horizontalOverflow';
import { textFaults } from '../textFaults';

/** A window's size, and the text's in percent of the default. */
export interface Size {
  readonly width: number;
  readonly height?: number;
  readonly text?: number;
}

/**
 * Just too high for a phone in landscape, which has bars of its own. Where only the width counts, a higher window costs
 * time to draw.
 */
const LOW = 500;

/** Looks at an open page in each size. @returns the faults by size, sizes without a fault left out. */
export async function faultsBySize(
  page: Page,
  sizes: readonly Size[],
): Promise<Record<string, string[]>> {
  const style = await page.addStyleTag({ content: 'html {}' });
  const faults: Record<string, string[]> = {};
  for (const { width, height = LOW, text = 100 } of sizes) {
    await page.setViewportSize({ width, height });
    await style.evaluate((element, percent) => {
      element.textContent = `html { font-size: ${percent}% }`;
    }, text);
    const found = await settledFaults(async () => {
      await toTheTop(page);
      const over = await horizontalOverflow(page);
      return [...(over > 0 ? [`${over} pixels too wide`] : []), ...(await textFaults(page))];
    });
    if (found.length > 0) faults[`${width} pixels, text of ${text} %`] = found;
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return faults;
}

/** Scrolls to the page's beginning and waits for the header, which is hidden further down. */
async function toTheTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.95 });
}

/** Looks again for a few seconds while there are faults: the carousel measures its window a moment after a change. */
async function settledFaults(look: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    found = await look();
    expect(found).toEqual([]);
  })
    .toPass({ timeout: 5_000 })
    .catch(() => undefined);
  return found;
}
