import type { Page } from '@playwright/test';
import { typedSearches } from '../../__tests__/helpers/typedSearches';
import { axeViolations } from '../axeViolations';
import { horizontalOverflow } from '../horizontalOverflow';
import { saveData } from '../saveData';
import { screens } from '../screens';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

/** Some of the pairs. Jest asks for all of them, without a browser: __tests__/search/search.test.ts. */
const pairs = typedSearches.filter((_pair, n) => n % 100 === 0);

/** The addresses and names of the first three results of a kind. */
function firstThree(page: Page, kind: 'Shelves' | 'Products'): Promise<string[]> {
  const links = page.getByRole('region', { name: kind }).getByRole('link');
  return links.evaluateAll((all) =>
    all.slice(0, 3).map((link) => `${link.getAttribute('href')} ${link.textContent}`),
  );
}

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });

/** Collects the addresses that the page requests from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  return asked;
}

test('spellings, typed key by key, find what is meant among the first three, and no query is sent', async ({
  page,
}) => {
  expect(pairs.length).toBeGreaterThanOrEqual(3);
  await page.goto('/search');
  const field = fieldOf(page);
  await field.pressSequentially('silk');
  await expect(page.getByRole('region', { name: 'Products' })).toBeVisible();
  const asked = requestsOf(page);
  for (const [typed, meant] of pairs) {
    await field.fill('');
    await field.pressSequentially(typed);
    const kind = meant.startsWith('/') ? 'Shelves' : 'Products';
    await expect
      .poll(() => firstThree(page, kind), { message: `${typed}: ${meant}` })
      .toContainEqual(expect.stringContaining(meant));
  }
  // The first results' pages are fetched when typing pauses. When the address changes, Chromium requests the tab's icon.
  const known = [
    /\/_next\/data\/[^?]+\.json\?category=[\w-]+&product=[\w-]+$/,
    /\/api\/search\/[\w-]+$|\/_next\/(?:image\?|static\/)|\/icon\.svg$/,
  ];
  expect(asked.filter((address) => !known.some((one) => one.test(address)))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('the bar leads to the search, a result to its page, and Back to the results', async ({
    page,
  }) => {
    const asked = requestsOf(page);
    await page.goto('/Primer');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => /search/.test(address))).toEqual([]);

    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).tap();
    await expect(fieldOf(page)).toBeFocused();
    await fieldOf(page).pressSequentially('kajal');
    const result = page.getByRole('link', { name: /^Kajolrekha Black Kajol Pencils/ });
    await expect(result).toHaveAttribute('href', /-01_kajolrekha_black$/);
    await expect(page.getByRole('status').last()).toHaveText('1 shelf, 4 products');
    await expect(page).toHaveURL('/search?q=kajal');
    expect(await axeViolations(page)).toEqual([]);

    await result.tap();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Kajolrekha Black Kajol Pencils');
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue('kajal');
    await expect(result).toBeVisible();
    await expect(fieldOf(page)).not.toBeFocused();
    await page.goBack();
    await expect(heading).toHaveText('Primer');
  });

  test('a shared search shows its results, and a search without results links to WhatsApp', async ({
    page,
  }) => {
    await page.goto('/search?q=%E0%A6%95%E0%A6%BE%E0%A6%9C%E0%A6%B2');
    await expect(fieldOf(page)).toHaveValue('কাজল');
    await expect(page.getByRole('link', { name: 'Eye Kajol', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).tap();
    await fieldOf(page).pressSequentially('zzqqxx');
    await expect(page.getByRole('heading', { name: /“zzqqxx”$/ })).toBeVisible();
    const ask = page.getByRole('main').getByRole('link', { name: /^WhatsApp us/ });
    await expect(ask).toHaveAttribute('href', /text=I%20am%20Interested.*zzqqxx$/);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

test.describe('on a phone of 360 × 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the search answers first: what has all words, at that price, in the upper half of the screen', async ({
    page,
  }) => {
    const products = page.getByRole('region', { name: 'Products' });
    const first = products.getByRole('link').first();
    for (const [typed, heading, name] of [
      ['red lipstik under 300', 'Red lipstick under ₹300', /^Lal Paar Cream Lip Quad/],
      ['maroon lipstik under 300', 'Lipstick under ₹300', /^Lal Paar Cream Lip Quad/],
      ['rupkatha studio', 'Products', /Foundation/],
      ['wheat', 'Products', /^Silk Touch Honey/],
      ['30 ml foundation', 'Products', /^(Silk Touch|Shiuli)/],
    ] as const) {
      await page.goto(`/search?q=${encodeURIComponent(typed)}`);
      await expect(products.getByRole('heading')).toHaveText(heading);
      await expect(first).toHaveAccessibleName(name);
      await expect
        .poll(async () => ((await first.boundingBox())?.y ?? 740) < 370, { message: typed })
        .toBe(true);
    }
    await fieldOf(page).fill('face pack');
    const said = page.getByRole('heading', { name: 'Nothing here is called “face pack”' });
    await expect(products).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'All shelves' })).toBeVisible();
    const line = await page.locator('section').filter({ has: said }).boundingBox();
    expect(line?.height).toBeLessThanOrEqual(60);
    for (const way of [/^Call us/, /^WhatsApp us/])
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeInViewport();
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: screens.wide });

  test('the field in the header opens the search, words can be typed with an input method, and Back returns to the page', async ({
    page,
    context,
  }) => {
    await page.goto('/Foundation');
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('searchbox').press('Enter');
    await expect(fieldOf(page)).toBeFocused();

    const keyboard = await context.newCDPSession(page);
    for (const text of ['ক', 'কা', 'কাজ', 'কাজল']) {
      const end = text.length;
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: end,
        selectionEnd: end,
      });
    }
    await keyboard.send('Input.insertText', { text: 'কাজল' });
    await expect(fieldOf(page)).toHaveValue('কাজল');
    await expect(page.getByRole('region', { name: 'Shelves' }).getByRole('link')).toHaveText([
      'Eye Kajol',
    ]);
    await expect(page.getByRole('region', { name: 'Products' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await axeViolations(page)).toEqual([]);

    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(page.getByRole('link', { name: 'কাজল', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Foundation', exact: true })).toBeVisible();
  });
});

test('a network lost before the first letter is not noticed; with data saving on, the words stay until it is back', async ({
  page,
  context,
  allowConsole,
}) => {
  // Pictures of the results.
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const result = page.getByRole('link', { name: /^Kajolrekha Black Kajol Pencils/ });
  const list = page.waitForEvent('requestfinished', (sent) => /\/api\/search\b/.test(sent.url()));
  await Promise.all([list, page.goto('/search')]);
  await context.setOffline(true);
  await fieldOf(page).pressSequentially('kajal');
  await expect(result).toBeVisible();

  await context.setOffline(false);
  // It has the list for five minutes.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await saveData(page);
  await page.goto('/search');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fieldOf(page).pressSequentially('kajal');
  await expect(page.getByText(/^We could not load the list/)).toBeVisible();
  await context.setOffline(false);
  await expect(result).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('kajal');
});
