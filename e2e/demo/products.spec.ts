import type { Page } from '@playwright/test';
import { demoProducts } from '../../__tests__/helpers/demoProducts';
import { screens } from '../screens';
import { expect, test } from '../test';
import { visit } from '../visit';

const silk = '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey';
/** Has one picture. */
const velvet = '/Foundation/velvet-dusk-cocoa-foundation-03_velvet_dusk_cocoa';

test('the page of a product is kept after its first visit', async ({ request }) => {
  for (const path of [silk, velvet]) {
    await request.get(path);
    const again = await request.get(path, { maxRedirects: 0 });
    expect(again.headers()['x-nextjs-cache'], path).toMatch(/HIT|STALE/);
  }
});

const unknowns: [asked: string, right: string][] = [
  ['/Foundation/an-older-name-01_silk_touch_honey', silk],
  ['/Foundation/01_silk_touch_honey', silk],
  [
    '/foundation/x-01_SILK_touch_honey?utm_source=wa&x=%E0%A6%95',
    `${silk}?utm_source=wa&x=%E0%A6%95`,
  ],
  [`${silk.toUpperCase()}?a=b&a=c`, `${silk}?a=b&a=c`],
  [`${silk}/?a=b`, `${silk}?a=b`],
];

for (const [asked, right] of unknowns) {
  test(`${asked} answers 308 to ${right}, whatever the query`, async ({ request, baseURL }) => {
    for (const more of ['', asked.includes('?') ? '&n=2' : '?n=2']) {
      const response = await request.get(asked + more, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(new URL(response.headers().location ?? '', baseURL).href).toBe(baseURL + right + more);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a removed product is a 404 that shows the nearest products of its shelf', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    const response = await page.goto('/Foundation/velvet-dusk-coco-foundation-99_left');
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'We could not find this product',
    );
    const nearest = main.getByRole('article').filter({ hasText: '₹' });
    await expect(nearest).toHaveCount(4);
    await expect(nearest.first()).toContainText('Velvet Dusk Cocoa Foundation');
    await main.getByRole('link', { name: 'Velvet Dusk Cocoa Foundation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Velvet Dusk Cocoa Foundation',
    );
  });
});

test('a product removed while its link is shown is requested from the server', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await visit(page, silk, allowConsole);
  const gone = '/Foundation/shiuli-ivory-soft-foundation-02_shiuli_ivory';
  await page.route(`**/_next/data/**${gone}.json*`, (route) =>
    route.fulfill({ status: 404, contentType: 'application/json', body: '{"notFound":true}' }),
  );
  const isAsked = page.waitForRequest((request) => request.url().endsWith(gone));
  await page.getByRole('link', { name: /^Next/ }).click();
  await isAsked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shiuli Ivory Soft Foundation');
});

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, isMobile: true, hasTouch: true });

  for (const path of [
    silk,
    demoProducts().reduce((one, other) => (one.title.length < other.title.length ? other : one))
      .path,
  ]) {
    test(`the first screen of ${path} has the price and both contact links`, async ({
      page,
      allowConsole,
    }) => {
      await visit(page, path, allowConsole);
      const main = page.getByRole('main');
      const bar = await page
        .getByRole('navigation', { name: 'Call, write or browse' })
        .boundingBox();
      for (const shown of [
        main.getByText(/^₹[\d,]+$/).first(),
        main.getByRole('link', { name: /^Call Book/ }),
        main.getByRole('link', { name: /^Whatsapp Inquiry/ }),
      ]) {
        const box = await shown.boundingBox();
        expect((box?.y ?? 1_000) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });
  }
});

/** The ways to zoom in, each at the middle of the picture. */
const closer: [how: string, look: (page: Page) => Promise<unknown>][] = [
  ['the wheel', (page) => page.mouse.wheel(0, -1_000)],
  ['the keyboard', (page) => page.keyboard.press('+')],
  ['a double tap', (page) => page.mouse.dblclick(180, 370)],
  ['two fingers', spread],
];

test.describe('a large picture on a phone', () => {
  test.use({ viewport: screens.phone });

  test('comes with its code at the click, and every way to zoom enlarges it to its real pixels or more', async ({
    page,
    allowConsole,
  }) => {
    await visit(page, velvet, allowConsole);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    for (const [how, look] of closer) {
      await page.getByRole('button', { name: 'Look closer: Velvet Dusk Cocoa Foundation' }).click();
      const picture = page.getByRole('dialog').getByRole('img');
      await expect(picture).toBeInViewport({ ratio: 1 });
      await page.mouse.move(180, 370);
      await expect(async () => {
        await look(page);
        const [seen, real] = await picture.evaluate((image: HTMLImageElement) => [
          image.getBoundingClientRect().width,
          image.naturalWidth,
        ]);
        expect(real, how).toBeGreaterThan(screens.phone.width);
        expect(seen, how).toBeGreaterThanOrEqual(real ?? 0);
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(scripts.length).toBeGreaterThan(0);
  });
});

/** Zooms in with two fingers at the middle of a phone's screen. */
async function spread(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.synthesizePinchGesture', { x: 180, y: 370, scaleFactor: 3 });
  await browser.detach();
}
