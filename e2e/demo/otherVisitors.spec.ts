import type { Locator } from '@playwright/test';
import { messageOf } from '../messageOf';
import { screens } from '../screens';
import { expect, test } from '../test';
import { translateTexts } from '../translateTexts';
import { untilHydrated } from '../untilHydrated';

/* Journeys of those who use the keyboard, the browser's translation, or no script. */

test.use({ viewport: screens.phone });

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

test('the keyboard alone leads past the header to a shelf, its order, a product and the list', async ({
  page,
}) => {
  await page.setViewportSize(screens.wide);
  await page.goto('/Foundation');
  await untilHydrated(page);
  /** Tabs on until this has the focus. */
  const tabTo = async (wanted: Locator) => {
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
    }
    throw new Error(`${wanted} is not reached`);
  };
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  const sort = main.getByRole('combobox', { name: 'Sort by' });
  await tabTo(sort);
  await page.keyboard.type('Price, high');
  await expect(page).toHaveURL(/sort=-price/);
  const first = main.getByRole('article').first();
  const product = first.getByRole('heading').getByRole('link');
  const name = await product.innerText();
  await tabTo(product);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await untilHydrated(page);
  const save = main.getByRole('button', { name: `Save: ${name}` }).first();
  await tabTo(save);
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Saved 1' }).first()).toBeVisible();
});

/*
 * A browser that translates a page puts elements of its own in the place of every text. React then loses what it tries to
 * change, or throws, unless each text has an element for itself (`src/ui/Elements.ts`).
 */
test('a page that the browser translates: save, choose a shade, clear the list, search', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const open = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
    await page.locator('body').evaluate(translateTexts);
  };
  await open('/Foundation?sort=off');
  const saved = page.getByRole('navigation').getByRole('link', { name: /^«?Saved/ });
  for (const at of [0, 1]) {
    await page
      .getByRole('button', { name: /^Save: / })
      .nth(at)
      .click();
    await expect(saved.filter({ visible: true })).toContainText(String(at + 1));
  }
  await open(silk);
  for (const shade of ['Wheat', 'Honey']) {
    await main.getByRole('radio', { name: shade }).click();
    await expect(main.locator('legend')).toContainText(shade);
  }
  await open('/shortlist');
  await main.getByRole('button', { name: 'Clear the list' }).click();
  await expect(main.getByText('Nothing is saved yet')).toBeVisible();
  await open('/search');
  await main.getByRole('searchbox').fill('kajol');
  await expect(main.getByText(/Kajolrekha/).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, isMobile: true });

  test('Menu and Search lead to all shelves, a shelf to a product and its message', async ({
    page,
  }) => {
    await page.goto('/Primer');
    await page.getByRole('link', { name: 'Menu' }).tap();
    const footer = page.getByRole('contentinfo');
    await footer.getByText('HAIR', { exact: true }).tap();
    await footer.getByRole('link', { name: 'Spray-applicator' }).tap();
    await expect(page).toHaveURL('/Spray-applicator');
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).tap();
    const main = page.getByRole('main');
    await expect(main.getByRole('search'), 'nothing that would not work').toBeHidden();
    await main.getByRole('link', { name: 'Foundation', exact: true }).tap();
    await main.getByRole('link', { name: 'Silk Touch Honey Foundation', exact: true }).tap();
    await expect(page).toHaveURL(silk);
    const ask = main.getByRole('link', { name: /^Whatsapp Inquiry: Silk/ }).first();
    expect(await messageOf(ask)).toMatch(/^I am Interested\n.*Silk Touch Honey/s);
  });
});

test('a phone on which the scripts never come: words in their place, and no button that does nothing', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/*.js', (route) => route.abort());
  for (const [path, words] of [
    ['/shortlist', /^This page needs JavaScript/],
    ['/search', /^The search needs JavaScript/],
  ] as const) {
    await page.goto(path);
    const said = page.getByText(words);
    await expect(said, 'a script may still come').toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 8_000;
    });
    await expect(said).toBeVisible();
  }
  for (const path of ['/Foundation', silk, '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});
