import type { Locator, Page } from '@playwright/test';
import { delayRequests } from '../delayRequests';
import { screens } from '../screens';
import { expect, test } from '../test';
import { translateTexts } from '../translateTexts';
import { untilHydrated } from '../untilHydrated';

/*
 * Pages that the browser translates: other elements take the place of every text. No action may break such a page, and
 * what it changes shows. A page that breaks logs an error, which fails its test (../test.ts).
 */

// Such a browser is offered English pages in Bengali.
test.use({ viewport: screens.phone, locale: 'bn-IN' });

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';

// Maps and videos of other sites stay empty.
test.beforeEach(async ({ page, baseURL }) => {
  await page.route(
    ({ origin }) => origin !== baseURL,
    (route) => route.fulfill({ body: '' }),
  );
});

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await page.locator('body').evaluate(translateTexts);
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const hearts = (page: Page) => page.getByRole('button', { name: /^Save: / });
const saved = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Call, write or browse' })
    .getByRole('link', { name: 'Saved' });

/** Types PIN codes, right and wrong, and reads each answer. */
async function typePins(part: Locator): Promise<void> {
  const field = part.locator('[autocomplete=postal-code]');
  const answer = part.locator('form + [aria-live]');
  for (const pin of ['742101', '110001', '742103']) {
    await field.fill(pin);
    await expect(answer).toContainText(pin);
  }
  await field.fill('7421');
  await expect(answer).not.toContainText('7');
  await field.fill('0');
  await expect(answer).toHaveAttribute('data-says', 'wrong');
  await expect(answer).toContainText(/6|six/);
  await field.fill('');
  await expect(answer).toContainText('742101');
}

/** Chooses shades and reads their names. */
async function chooseShades(part: Locator, names: readonly string[]): Promise<void> {
  const legend = part.locator('legend');
  const words = await legend.innerText();
  for (const name of names) {
    await part.getByRole('radio', { name }).check();
    await expect(legend).toContainText(name);
    await expect(legend).not.toContainText(words);
  }
}

test('a shelf: sorted, filtered, cleared, a text opened, products saved and taken back', async ({
  page,
}) => {
  await openTranslated(page, '/Foundation');
  await page.getByRole('button', { name: 'Sort and filter' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('«Largest discount»');
  const shades = page.getByRole('combobox', { name: 'Shade' });
  await shades.selectOption('«Bronze (1)»');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: /Largest discount · Bronze.*1 of 5/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show one product' })).toBeVisible();
  await shades.selectOption({ index: 0 });
  await expect(page.getByRole('button', { name: 'Show 5 products' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear sort and filter' }).click();
  await expect(page.getByRole('button', { name: 'Sort and filter' })).toContainText('Sort');

  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Less about/ })).toContainText('Less');
  for (const [at, count] of [
    [0, '1'],
    [1, '2'],
    [1, '1'],
  ] as const) {
    await hearts(page).nth(at).click();
    await expect(saved(page)).toContainText(count);
  }
});

test('the quick look: shades, PIN code, the neighbours, the picture, and Back', async ({
  page,
}) => {
  await openTranslated(page, '/Foundation');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const look = page.getByRole('dialog');
  await chooseShades(look, ['Honey', 'Wheat']);
  await typePins(look);
  // The last of them is named in two languages.
  for (const [step, place] of [
    ['Next', '2 of 5'],
    ['Next', '3 of 5'],
    ['Next', '4 of 5'],
    ['Next', '5 of 5'],
    ['Previous', '4 of 5'],
  ] as const) {
    await look.getByRole('button', { name: step }).click();
    await expect(look.getByRole('status').first()).toContainText(place);
  }
  await look.getByRole('button', { name: 'Look closer' }).first().click();
  await expect(page.getByRole('dialog', { name: 'The picture, large' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(look).toBeHidden();
});

for (const [prefix, shades] of [
  ['', ['Honey', 'Wheat']],
  ['/bn', ['হানি', 'হুইট']],
] as const) {
  test(`${prefix + silk}: shades, PIN code, the next products and Back`, async ({ page }) => {
    await openTranslated(page, prefix + silk);
    await chooseShades(main(page), shades);
    await typePins(main(page));
    const names = [await heading(page).innerText()];
    for (const step of [1, 2]) {
      await page.locator('[rel=next]').click();
      await expect(heading(page)).not.toHaveText(names[step - 1] ?? '');
      names.push(await heading(page).innerText());
    }
    for (const name of names.reverse().slice(1)) {
      await page.goBack();
      await expect(heading(page)).toHaveText(name);
    }
  });
}

test('a product, translated before its scripts come: shades and PIN code', async ({
  page,
  allowConsole,
}) => {
  // What React finds is not what it rendered, so it renders it anew.
  allowConsole(/React error #418/);
  const release = await delayRequests(page, '**/*.js');
  await page.goto(silk, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.locator('body').evaluate(translateTexts);
  release();
  await untilHydrated(page);
  await chooseShades(main(page), ['Honey', 'Wheat']);
  await typePins(main(page));
});

test('the shortlist: shades, notes, numbers, removed and undone, emptied, the last one removed', async ({
  page,
}) => {
  await openTranslated(page, '/Foundation');
  for (const at of [0, 1]) await hearts(page).nth(at).click();
  await saved(page).click();
  await expect(heading(page)).toContainText('Your shortlist');
  const rows = main(page).locator('li:has(h2)');
  const sum = main(page).getByText(/goods · ₹|1 product · ₹/);
  await expect(sum).toContainText('2 goods');
  const before = await sum.innerText();
  await rows.first().getByRole('radio').first().check();
  await rows
    .first()
    .getByRole('button', { name: /^Add another shade/ })
    .click();
  await expect(sum).toContainText('3 goods');
  await rows
    .first()
    .getByRole('button', { name: /^Add a note/ })
    .click();
  await page.keyboard.type('red');
  await rows
    .first()
    .getByRole('button', { name: /^One more/ })
    .click();
  await expect(rows.first().locator('output')).toContainText('2');
  await typePins(main(page));
  await page.getByText('Add your name or a day').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Rina');
  await page.getByRole('checkbox', { name: 'With my notes' }).check();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(main(page).getByText('Removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Empty the list' }).click();
  await expect(main(page).getByText('Your list is empty now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(3);
  for (const left of [2, 1, 0]) {
    await rows
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(rows).toHaveCount(left);
  }
  await expect(main(page).getByText('Nothing is saved yet')).toBeVisible();
  await expect(heading(page)).toContainText('Your shortlist');
  expect(before).toContain('₹');
});

test('a received list: waited for, kept, and with one of its own beside another', async ({
  page,
}) => {
  await openTranslated(page, '/Foundation');
  await hearts(page).first().click();
  await saved(page).click();
  const ask = page.getByRole('link', { name: 'Ask for all on WhatsApp' });
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const { hash } = new URL(text.split('\n').at(-1) ?? '');
  await main(page)
    .getByRole('button', { name: /^Remove: / })
    .click();

  await openTranslated(page, `/shortlist${hash}`);
  await expect(heading(page)).toContainText('A shortlist for you');
  await expect(main(page).getByText(/1 product · ₹/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(heading(page)).toContainText('Your shortlist');
  await expect(main(page).getByText('One product is on your list.')).toBeVisible();
  await expect(saved(page)).toContainText('1');
});

test('the search: key by key, all results, none, cleared, remembered and forgotten', async ({
  page,
  allowConsole,
}) => {
  // The pointer lies over results whose whole address is not known yet.
  allowConsole(/404/);
  await openTranslated(page, '/search');
  const field = page.getByRole('searchbox');
  const products = page.getByRole('region', { name: 'Products' });
  await field.pressSequentially('lipstik under 300');
  await expect(products.getByRole('heading').first()).toContainText('Lipstick under ₹300');
  await field.fill('hair');
  await expect(products.getByRole('heading').first()).toContainText('Products');
  await products.getByRole('button', { name: 'Show all' }).click();
  await field.fill('zzqqxx');
  await expect(main(page).getByRole('heading', { name: '“zzqqxx”' })).toBeVisible();
  await field.fill('silk');
  const silkTouch = products.getByRole('link', { name: 'Silk Touch Honey' });
  await expect(silkTouch).toHaveAttribute('href', silk);
  await silkTouch.click();
  await expect(heading(page)).toContainText('Silk');
  await page.goBack();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(main(page).getByRole('link', { name: 'silk' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget these' }).click();
  await expect(main(page).getByRole('link', { name: 'silk' })).toHaveCount(0);
});

test('home: the banners, a fold, the moving text, a clip, a photo, to a shelf and Back', async ({
  page,
}) => {
  await openTranslated(page, '/');
  const banners = page.getByRole('region', { name: 'From the counter' });
  await banners.getByRole('button', { name: 'Stop changing' }).click();
  await banners.getByRole('button', { name: 'Picture 2' }).click();
  await expect(banners.getByRole('group', { name: '2 of 3' })).toBeInViewport();
  await page.getByText('All 39').click();
  await page.getByRole('button', { name: 'Pause the moving text' }).click();
  await expect(page.getByRole('button', { name: 'Start the moving text' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Show large/ })
    .first()
    .click();
  const photos = page.getByRole('dialog', { name: 'The picture, large' });
  await expect(photos.getByText('Picture 1 of').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(photos.getByText('Picture 2 of').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(photos).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Play: / })
    .first()
    .click();
  await main(page).getByRole('link', { name: 'Foundation' }).first().click();
  await expect(heading(page)).toContainText('Foundation');
  await page.goBack();
  await expect(heading(page)).toContainText('Berhampore');
});

test('the pages of fixed words, one after the other: PIN codes, map, drawer, offer of a language', async ({
  page,
}) => {
  await openTranslated(page, '/contact-us');
  await typePins(main(page));
  await page
    .getByRole('button', { name: /Show: Map/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'How to buy' }).click();
  await expect(heading(page)).toContainText('How to buy');
  await typePins(main(page));
  await page.getByRole('complementary').getByRole('button').click();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Your privacy' }).click();
  await footer.getByRole('checkbox').check();
  await page.getByRole('complementary').getByRole('button').click();
  for (const name of [
    'Erase the shortlist',
    'Erase name, PIN code and day',
    'Forget what you looked at',
    'Stop remembering',
    'Remember again',
    'Forget what you searched for',
    'Keep no pages',
    'Keep this shop on my phone',
    'Forget this choice',
  ])
    await main(page).getByRole('button', { name }).click();
  await expect(main(page).getByText('Use less data: not chosen')).toBeVisible();
  await expect(main(page).getByText('Done: it is erased.')).toBeVisible();
});

test('on a wide screen: the menus, page after page, a photo, and a product from a wrong address', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.setViewportSize(screens.wide);
  await openTranslated(page, '/Fondation');
  await main(page).getByRole('link', { name: 'Foundation' }).first().click();
  await expect(heading(page)).toContainText('Foundation');
  await page.getByRole('combobox', { name: 'Shade' }).selectOption('«Bronze (1)»');
  await expect(main(page).getByText('1 of 5').last()).toBeVisible();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'MAKEUP' }).hover();
  await header.getByRole('link', { name: 'Primer' }).click();
  await expect(heading(page)).toContainText('Primer');
  for (const [link, name] of [
    ['CUSTOMER VISIT SHOP', 'shop'],
    ['CUSTOMER REVIEWS', 'review'],
    ['CONTACT US', 'contact'],
  ] as const) {
    await header.getByRole('link', { name: link }).click();
    await expect(heading(page)).toContainText(new RegExp(name, 'i'));
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offers' }).click();
  await hearts(page).first().click();
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toContainText(/review/i);
});

test("the owner's report is made anew", async ({ page }) => {
  await openTranslated(page, '/owner');
  for (const line of await main(page).locator('summary').all()) await line.click();
  await page.getByRole('link', { name: 'Check now' }).click();
  await untilHydrated(page);
  await expect(main(page).getByText(/^As of /)).toBeVisible();
});
