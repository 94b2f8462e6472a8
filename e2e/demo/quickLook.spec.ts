import type { Page } from '@playwright/test';
import { axeViolations } from '../axeViolations';
import { delayRequests } from '../delayRequests';
import { quickLook } from '../quickLook';
import { screens } from '../screens';
import { expect, test } from '../test';
import { textFaults } from '../textFaults';

const { first, second, third, dialog: look, card, open } = quickLook;

test('a click on a card shows the whole product over the list, at its own address; keys and buttons go to the neighbour and close it', async ({
  page,
}) => {
  await page.setViewportSize(screens.wide);
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
  await page.evaluate(() => {
    navigator.share = async (shared) => {
      document.title = String(shared?.url);
    };
  });
  await dialog.getByRole('button', { name: `Share: ${first.title}` }).click();
  await expect.poll(async () => new URL(await page.title()).pathname).toBe(first.path);

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

  await card(page, first).click();
  // Back in Chrome on Android closes the dialog without changing the history.
  await look(page, first).evaluate((dialog: HTMLDialogElement) => dialog.requestClose());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/Foundation');
  await expect(card(page, first)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contact-us');
});

test.describe('by touch', () => {
  test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

  test('Back closes it, the list keeps its scroll position, Forward opens it again; a swipe goes to the neighbour, a tap outside closes it', async ({
    page,
  }) => {
    await open(page, third);
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/Foundation');
    await expect(card(page, third)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await page.goForward();
    await expect(look(page, third)).toBeVisible();
    await expect(page).toHaveURL(third.path);

    await swipe(page, { across: 120, down: 10 });
    await expect(look(page, second)).toBeVisible();
    await swipe(page, { across: -120, down: 10 });
    await expect(look(page, third)).toBeVisible();
    await swipe(page, { across: 60, down: 200 });
    await expect(look(page, third)).toBeVisible();
    await page.touchscreen.tap(180, 4);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/Foundation');
    expect(asked.filter((address) => /_next\/data|api\/shelves/.test(address))).toEqual([]);

    await card(page, first).tap();
    await expect(look(page, first)).toBeVisible();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await textFaults(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');
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

test('its picture opens over it at its real size, the small one in its place until it is there; each Back closes one of the two layers', async ({
  page,
}) => {
  await open(page, third);
  const release = await delayRequests(page, /_next\/image.*w=1600/);
  const photo = page.getByRole('dialog', { name: 'Large picture' });
  const opener = look(page, third).getByRole('button', { name: `Look closer: ${third.title}` });
  await opener.click();
  const small = photo.getByRole('presentation');
  await expect
    .poll(() => small.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  // One picture: no arrow leads anywhere.
  await expect(photo.getByRole('button', { name: /picture$/ })).toHaveCount(0);
  release();
  await expect(small).toHaveCount(0);
  const large = photo.getByRole('img', { name: third.title });
  await expect(large).toHaveCSS('opacity', '1');
  expect(await axeViolations(page, '[role=dialog], dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(photo).toHaveCount(0);
  await expect(look(page, third)).toBeVisible();
  await opener.click();
  await expect(large).toBeVisible();
  await page.goBack();
  await expect(photo).toHaveCount(0);
  await expect(look(page, third)).toBeVisible();
  await page.goForward();
  await expect(large).toBeVisible();
  await page.goBack();
  await expect(photo).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/Foundation');
});
