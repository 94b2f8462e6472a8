import type { Page } from '@playwright/test';
import { screens } from '../../screens';
import { expect, test } from '../../test';
import { visit } from '../../visit';

/** Has one picture. */
const velvet = '/Foundation/velvet-dusk-cocoa-foundation-03_velvet_dusk_cocoa';

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
