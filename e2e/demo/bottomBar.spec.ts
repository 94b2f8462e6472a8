import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('the bar at the bottom is full to its right end, and its WhatsApp label is on one line', async ({
  page,
}) => {
  const faults: Record<string, string[]> = {};
  await page.goto('/Foundation');
  await untilHydrated(page);
  for (const width of [320, 360, 412, 768]) {
    await page.setViewportSize({ width, height: 740 });
    for (const top of [0, 500]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(top && 1);
      const found = await page
        .getByRole('navigation', { name: 'Call, write or browse' })
        .evaluate(barFaults);
      if (found.length > 0) faults[`at ${width} from ${top}`] = found;
    }
  }
  expect(faults).toEqual({});
});

test('while a green button of the page is in sight the bar has none, and no hole', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Call, write or browse' });
  const green = bar.getByRole('link', { name: /WhatsApp/ });
  await page.goto('/Foundation');
  const product = page.getByRole('article').first().getByRole('link').first();
  await page.goto((await product.getAttribute('href')) ?? '');
  await expect(green).toBeHidden();
  await untilHydrated(page);
  await expect(page.locator('main [data-asks] a[href*="wa.me"]')).toBeInViewport({ ratio: 1 });
  await expect(green).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Call us' })).toBeHidden();
  const saved = await bar.getByRole('link', { name: 'Saved' }).boundingBox();
  expect((saved?.x ?? 0) + (saved?.width ?? 0), 'no hole').toBeGreaterThan(340);
  await page.evaluate(() => window.scrollTo({ top: 5_000, behavior: 'instant' }));
  await expect(green).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(green).toBeHidden();

  // The contact page's own buttons are below the address: there the bar keeps WhatsApp, and the call.
  await page.goto('/contact-us');
  await untilHydrated(page);
  await expect(green).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo({ top: 5_000, behavior: 'instant' }));
  await expect(green).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Call us' })).toBeInViewport({ ratio: 1 });
});

test('the call is in sight once: in the header at the top of a page, then in the bar', async ({
  page,
}) => {
  await page.goto('/Hair-flower');
  const bar = page.getByRole('navigation', { name: 'Call, write or browse' });
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Call us' });
  const inBar = bar.getByRole('link', { name: 'Call us' });
  const search = async () => (await bar.getByRole('link', { name: 'Search' }).boundingBox())?.x;
  await expect(bar.getByRole('link', { name: /^Ask about these: / })).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: /^WhatsApp/ })).toHaveCount(0);
  await expect(inHeader).toBeInViewport();
  await expect(inBar).toBeHidden();
  await untilHydrated(page);
  const before = await search();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect(inBar).toBeInViewport({ ratio: 1 });
  await expect(inHeader).not.toBeInViewport();
  expect(await search(), 'stays where it was').toBe(before);
});

/** What is wrong with the bottom bar: its label, its end, or parts on top of each other. */
function barFaults(bar: Element): string[] {
  const parts = [...bar.children, ...document.querySelectorAll('[data-to-top]')]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const faults = parts
    .filter(({ box: { right, width } }, at) => {
      const next = parts[at + 1]?.box.left ?? window.innerWidth;
      return right > next || width < 44;
    })
    .map(({ part }) => `overlaps or is narrow: ${part.textContent}`);
  const end = parts.at(-1)?.box.right ?? 0;
  if (window.innerWidth - end > 24) faults.push('empty at the right');
  const ask = bar.querySelector('[href*="wa.me"]');
  const text = document.createRange();
  text.selectNode(ask?.firstChild ?? bar);
  const [words, pill] = [text.getBoundingClientRect(), ask?.getBoundingClientRect()];
  if (words.height > 1.5 * Number.parseFloat(getComputedStyle(ask ?? bar).lineHeight))
    faults.push('wraps');
  if (!pill || words.left < pill.left + 4 || words.right > pill.right - 4) faults.push('touches');
  return faults;
}
