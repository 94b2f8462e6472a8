import type { Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { quickLook } from '../quickLook';
import { screens } from '../screens';
import { expect, test } from '../test';
import { textFaults } from '../textFaults';

const { first, second, third, dialog: look, card, open } = quickLook;

for (const [name, viewport] of [
  ['a phone', screens.phone],
  ['a wide screen', screens.wide],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a click on a card shows the whole product over the list, at its own address', async ({
      page,
    }) => {
      await open(page, first);
      await expect(page).toHaveURL(first.path);
      const dialog = look(page, first);
      await expect(dialog.getByRole('heading', { level: 2, name: first.title })).toBeVisible();
      await expect(dialog).toContainText('You save ₹150');
      await expect(dialog).toContainText('Liquid foundation in a warm honey shade');
      await expect(dialog.getByRole('link', { name: /^Whatsapp Inquiry/ })).toHaveAttribute(
        'href',
        /I%20am%20Interested%0APlease%20.*%0ASilk%20Touch%20Honey%20Foundation/,
      );
      expect(await axeViolations(page)).toEqual([]);
      await page.evaluate(() => {
        navigator.share = async (shared) => {
          document.title = String(shared?.url);
        };
      });
      await dialog.getByRole('button', { name: `Share: ${first.title}` }).click();
      await expect.poll(async () => new URL(await page.title()).pathname).toBe(first.path);
      await page.setViewportSize({ width: Math.min(viewport.width, 320), height: 640 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await textFaults(page)).toEqual([]);
    });
  });
}

test('arrow keys and buttons go to the neighbour, Escape closes the dialog', async ({ page }) => {
  await open(page, first);
  await page.keyboard.press('ArrowRight');
  await expect(look(page, second)).toBeVisible();
  await expect(page).toHaveURL(second.path);
  await page.getByRole('button', { name: `Next: ${third.title}` }).click();
  await expect(look(page, third)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(look(page, second)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/Foundation');
  await expect(card(page, second)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
});

test.describe('by touch', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('Back closes it, the list keeps its scroll position, Forward opens it again', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    await page.goto('/Foundation');
    await page.waitForLoadState('networkidle');
    await card(page, third).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await card(page, third).tap();
    await expect(look(page, third)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/Foundation');
    await expect(card(page, third)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.goForward();
    await expect(look(page, third)).toBeVisible();
    await expect(page).toHaveURL(third.path);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');
    expect(asked.filter((address) => /_next\/data|api\/shelves/.test(address))).toEqual([]);
  });

  test('a horizontal swipe goes to the neighbour, a vertical one does not', async ({ page }) => {
    await open(page, second);
    await swipe(page, { across: -120, down: 10 });
    await expect(look(page, third)).toBeVisible();
    await swipe(page, { across: 120, down: 10 });
    await expect(look(page, second)).toBeVisible();
    await swipe(page, { across: 60, down: 200 });
    await expect(look(page, second)).toBeVisible();
  });

  test('a tap outside closes it', async ({ page }) => {
    await open(page, first);
    await page.touchscreen.tap(180, 4);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/Foundation');
  });
});

/** Swipes over the dialog, with the touch events that a browser sends. */
function swipe(page: Page, { across, down }: { across: number; down: number }) {
  return page.getByRole('dialog').evaluate(
    (dialog, by) => {
      const at = (x: number, y: number) =>
        new Touch({ identifier: 1, target: dialog, clientX: x, clientY: y });
      const [from, to] = [at(200, 300), at(200 + by.across, 300 + by.down)];
      const options = { bubbles: true, cancelable: true };
      dialog.dispatchEvent(new TouchEvent('touchstart', { ...options, touches: [from] }));
      dialog.dispatchEvent(new TouchEvent('touchend', { ...options, changedTouches: [to] }));
    },
    { across, down },
  );
}

test('closed the way Chrome on Android closes dialogs, it adds no step to the history', async ({
  page,
}) => {
  await open(page, first);
  // Back in Chrome on Android closes the dialog without changing the history.
  await look(page, first).evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/Foundation');
  await expect(card(page, first)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
});

test('its picture opens over it at its real size; each Back closes one of the two layers', async ({
  page,
}) => {
  await open(page, third);
  const photo = page.getByRole('dialog', { name: 'Large picture' });
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await look(page, third)
      .getByRole('button', { name: `Look closer: ${third.title}` })
      .click();
    await expect(photo.getByRole('img', { name: third.title })).toBeVisible();
    await leave();
    await expect(photo).toHaveCount(0);
    await expect(look(page, third)).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/Foundation');
});

test('until its large picture is there, the small one of the page takes its place', async ({
  page,
}) => {
  await open(page, third);
  let answer = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/_next\/image.*w=1600/, async (route) => {
    await wait;
    await route.continue();
  });
  await look(page, third)
    .getByRole('button', { name: `Look closer: ${third.title}` })
    .click();
  const photo = page.getByRole('dialog', { name: 'Large picture' });
  const small = photo.getByRole('presentation');
  await expect
    .poll(() => small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  // One picture: no arrow leads anywhere.
  await expect(photo.getByRole('button', { name: /picture$/ })).toHaveCount(0);
  answer();
  await expect(small).toHaveCount(0);
  await expect(photo.getByRole('img', { name: third.title })).toHaveCSS('opacity', '1');
});
