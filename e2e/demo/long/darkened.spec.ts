import type { Locator, Page } from '@playwright/test';
import { contrast } from '../../../__tests__/helpers/contrast';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { coloursShown } from './coloursShown';

/*
 * Pages that the browser darkens, as Chrome on Android does for those who want all sites dark: backgrounds and outlines
 * become dark or stay so, texts become light, pictures keep their colours.
 */

test.use({ viewport: screens.phone });

test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
});

/** Scrolls an element to the middle of the screen. */
function toTheMiddle(element: Locator): Promise<void> {
  return element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Expects at least one swatch, and that each has the colour that the shop gave, if it is where no bar covers it. */
async function expectTrueSwatches(place: Locator): Promise<void> {
  const swatches = place.locator('i[style]:visible');
  await toTheMiddle(swatches.first());
  const coloursIn = await coloursShown(place.page());
  const found = await swatches.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const given = getComputedStyle(one).color.match(/\d+/g)?.map(Number) ?? [];
      const colour = `#${given.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      return Math.abs(y - window.innerHeight / 2) < 200 ? [{ x, y, colour }] : [];
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  const shown = found.flatMap(({ x, y }) => coloursIn({ x, y, width: 1, height: 1 }));
  expect(shown).toEqual(found.map(({ colour }) => colour));
}

/** The greatest contrast of an icon that `iconStyle` draws with the ground around it. */
async function iconContrast(control: Locator): Promise<number> {
  // Without its text, the icon is in the middle.
  await control.evaluate((one) => one.replaceChildren());
  await toTheMiddle(control);
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  const coloursIn = await coloursShown(control.page());
  const inner = { x: x + width / 2 - 9, y: y + height / 2 - 9, width: 18, height: 18 };
  const shown = coloursIn(inner);
  const times = (colour: string) => shown.filter((one) => one === colour).length;
  const [ground = ''] = shown.toSorted((one, other) => times(other) - times(one));
  return Math.max(...shown.map((colour) => contrast(colour, ground)));
}

/** The greatest contrast with the page in the 12 pixels left of an element. */
async function ringContrast(element: Locator): Promise<number> {
  await toTheMiddle(element);
  const { x = 0, y = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const coloursIn = await coloursShown(element.page());
  const shown = coloursIn({ x: x - 12, y: y + height / 2, width: 12, height: 1 });
  return Math.max(...shown.map((colour) => contrast(colour, shown[0] ?? '')));
}

const main = (page: Page) => page.getByRole('main');
const hearts = (page: Page) => page.getByRole('button', { name: /^Save: / });

test('swatches keep their colours on a shelf, and on a product page', async ({ page }) => {
  await page.goto('/Clip-kata');
  await expectTrueSwatches(main(page));
  await page.goto('/Foundation/shiuli-ivory-soft-foundation-02_shiuli_ivory');
  await expectTrueSwatches(main(page));
  const chosen = page.getByRole('radio').first();
  await chosen.check();
  expect(await ringContrast(chosen.locator('+ i')), 'the chosen one').toBeGreaterThanOrEqual(3);
});

test('swatches keep their colours in the own shortlist and in a received one', async ({ page }) => {
  await page.goto('/Clip-kata');
  await hearts(page).first().click();
  await page.goto('/shortlist');
  await page.getByRole('radio').first().check();
  await expectTrueSwatches(main(page));
  const chosen = page.locator('input:checked + i');
  expect(await ringContrast(chosen), 'the chosen one').toBeGreaterThanOrEqual(3);

  const ask = page.getByRole('link', { name: /^Send the list on WhatsApp/ });
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const received = new URL(text.split('\n').at(-1) ?? '');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/contact-us');
  await page.goto(received.pathname + received.hash);
  await expect(page.getByRole('heading', { name: 'A list for you' })).toBeVisible();
  await expectTrueSwatches(main(page));
});

test('hearts, share signs, call and WhatsApp are seen', async ({ page }) => {
  await page.goto('/Foundation');
  await hearts(page).nth(1).click();
  for (const control of [
    page.getByRole('button', { name: /^Share: / }).first(),
    hearts(page).first(),
    hearts(page).nth(1),
  ])
    expect.soft(await iconContrast(control)).toBeGreaterThanOrEqual(3);
  await page.goto('/contact-us');
  for (const address of ['tel:', 'https://wa.me'])
    expect
      .soft(await iconContrast(main(page).locator(`a[href^="${address}"]`).last()), address)
      .toBeGreaterThanOrEqual(3);
});

test('the focus has a ring on the page and on the ink of the footer', async ({ page }) => {
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const links = [
    main(page).getByRole('link', { name: /^Call us/ }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }),
  ];
  for (const link of links) {
    await link.focus();
    expect.soft(await ringContrast(link)).toBeGreaterThanOrEqual(3);
  }
});
