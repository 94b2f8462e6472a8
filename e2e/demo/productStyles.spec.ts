import type { Page } from '@playwright/test';
import { demoProducts } from '../../__tests__/helpers/demoProducts';
import { holdBack } from '../holdBack';
import { screens } from '../screens';
import { styleFileIn } from '../styleFileIn';
import { expect, test } from '../test';

const styles = '**/_next/static/styles/*.css';
const all = demoProducts();

/** The path of the page of the product with this id. */
function pathOf(id: string): string {
  const found = all.find((product) => product.id === id);
  if (!found) throw new Error(`The demo has no ${id}`);
  return found.path;
}

const silk = pathOf('01-silk-touch-honey');

/** Lets the page's patience last so many times shorter, or for ever: how fast a machine is must make no difference. */
async function setPatience(page: Page, playbackRate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate });
}

/** What a phone shows of a product before the file of styles is there, and where. */
async function firstLook(page: Page) {
  // Not by their roles: what stands around them is not to be seen yet, and so has none.
  const article = page.locator('main article:has(h1)');
  await expect(article.locator('img')).toBeVisible();
  const seen = {
    picture: article.locator('img'),
    name: article.locator('h1'),
    figures: article.locator('.line'),
    price: article.locator('strong'),
    badge: article.locator('.badge'),
    saved: article.locator('.saved'),
  };
  const places = Object.entries(seen).map(async ([name, part]) => {
    if ((await part.count()) === 0) return [name, undefined];
    await expect(part).toBeVisible();
    return [name, await part.boundingBox()];
  });
  return Object.fromEntries(await Promise.all(places));
}

test('the styles of products stand in a file of the build, which browsers keep', async ({
  request,
}) => {
  const html = await (await request.get(silk)).text();
  const response = await request.get(styleFileIn(html) ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^text\/css/),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('they come before those that a tab adds later, which count more', async ({ page }) => {
  await page.goto(silk);
  const sheets = page.locator('link[rel="stylesheet"], style[data-styled="active"]');
  await expect(sheets).toHaveCount(2);
  await expect(page.locator('body link[rel="stylesheet"]')).toHaveCount(0);
  await expect(sheets.first()).toHaveAttribute('rel', 'stylesheet');
});

test('styles that were lost on the way are asked for once more', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  let asked = 0;
  await page.route(styles, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto(silk);
  await expect(page.locator('header')).toHaveCSS('position', 'sticky');
});

test('a page whose styles never come shows itself without', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|preloaded using link preload but not used/);
  await page.route(styles, (route) => route.abort());
  await setPatience(page, 20);
  await page.goto(silk);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Whatsapp Inquiry/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(100);
});

for (const width of [320, 360, 430, 767]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const id of [
      '01-silk-touch-honey',
      '05-bridal-day-setting',
      '05-godhuli-caramel',
      '04-big-black-claw',
    ]) {
      test(`picture, name and price of ${id} are there before its styles, and stay where they are`, async ({
        page,
        allowConsole,
      }) => {
        // The stand-ins of the fonts have their widths only on phones: a machine for tests may have none of them.
        allowConsole(/ERR_FAILED/);
        await page.route('**/*.woff2', (route) => route.abort());
        await setPatience(page, 0);
        const letCome = await holdBack(page, styles);
        await page.goto(pathOf(id), { waitUntil: 'commit' });
        const first = await firstLook(page);
        await expect(page.getByRole('banner')).toBeHidden();
        letCome();
        await expect(page.getByRole('banner')).toBeVisible();
        expect(await firstLook(page)).toEqual(first);
      });
    }
  });
}

for (const [name, viewport] of Object.entries({
  'a phone held sideways': { width: 740, height: 360 },
  'a tablet': screens.tablet,
  'a computer': screens.wide,
})) {
  test(`on ${name} nothing is seen before its styles`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await setPatience(page, 0);
    const letCome = await holdBack(page, styles);
    await page.goto(silk, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    await expect(heading).toBeAttached();
    await expect(heading).toBeHidden();
    letCome();
    await expect(heading).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product has its styles', async ({ page }) => {
    await page.goto(silk);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
