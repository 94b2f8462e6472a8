import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

/* The bar of each language. At 360 pixels in English it is also in the pictures of layout.spec.ts. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

for (const path of ['/Foundation', '/bn/Foundation', '/hi/Foundation']) {
  test(`the bar of ${path} is full, and stays as it is wherever the page is scrolled to`, async ({
    page,
  }) => {
    const faults: Record<string, string[]> = {};
    await page.goto(path);
    await untilHydrated(page);
    const bar = page.locator('main ~ nav');
    for (const width of [320, 360, 375, 412, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const places: string[] = [];
      for (const top of [0, 60, 120, 600]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await expect(page.locator('main > button')).toHaveCount(top >= 100 ? 1 : 0);
        places.push(JSON.stringify(await bar.evaluate(placesOf)));
      }
      const found = await bar.evaluate(barFaults);
      if (new Set(places).size > 1) found.push(`moves: ${[...new Set(places)].join(' or ')}`);
      if (found.length > 0) faults[`at ${width}`] = found;
      const toTop = await page.locator('main > button').boundingBox();
      expect([toTop?.width, toTop?.height], 'back to the top').toEqual([44, 44]);
      const bottom = (toTop?.y ?? 0) + 44;
      expect((await bar.boundingBox())?.y, 'above the bar').toBeCloseTo(bottom + 12, 0);
    }
    expect(faults).toEqual({});
  });
}

/** From where to where each part of the bar reaches. */
function placesOf(bar: Element): [number, number][] {
  return [...bar.children].map((part) => {
    const { left, right } = part.getBoundingClientRect();
    return [left, right];
  });
}

/** What is wrong with the bottom bar: its labels, its end, or parts on top of each other. */
function barFaults(bar: Element): string[] {
  const parts = [...bar.children].map((part) => ({ part, box: part.getBoundingClientRect() }));
  const faults = parts
    .filter(({ box: { right, width } }, at) => {
      const next = parts[at + 1]?.box.left ?? window.innerWidth;
      return right > next || width < 44;
    })
    .map(({ part }) => `overlaps or is narrow: ${part.textContent}`);
  if (window.innerWidth - (parts.at(-1)?.box.right ?? 0) > 24) faults.push('empty at the right');
  const text = document.createRange();
  for (const { part, box } of parts) {
    const label = part.querySelector('span') ?? part;
    text.selectNodeContents(label);
    const words = text.getBoundingClientRect();
    if (words.height > 1.5 * Number.parseFloat(getComputedStyle(label).lineHeight))
      faults.push(`wraps: ${label.textContent}`);
    if (words.left < box.left - 0.5 || words.right > box.right + 0.5)
      faults.push(`is too long: ${label.textContent}`);
  }
  return faults;
}
