import { languages, localPath } from '../../src/shop/languages';
import { axeViolations } from '../axeViolations';
import { boundaryless, outOfReach } from '../layout/controlFaults';
import { faultsBySize } from '../layout/fits';
import { openAtRest } from '../layout/openAtRest';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';

/* The three kinds of pages that most visitors read, in each language, at five widths, with text of the usual and of twice the size. */

const sizes = [320, 360, 768, 1280, 1920].flatMap((width) => [{ width }, { width, text: 200 }]);

for (const language of Object.values(languages)) {
  test.describe(`in ${language.code}`, () => {
    test.use({ locale: language.tag });

    for (const kind of pageKinds.slice(0, 3)) {
      const path = localPath(language, kind);
      test(`${path} fits every width and text size`, async ({ page, allowConsole }) => {
        await openAtRest(page, path, allowConsole);
        expect(await faultsBySize(page, sizes)).toEqual({});
      });
    }
  });
}

for (const path of pageKinds.slice(0, 3)) {
  test(`${path} is accessible, and its controls are seen and reached`, async ({
    page,
    allowConsole,
  }) => {
    await openAtRest(page, path, allowConsole);
    for (const screen of [screens.phone, screens.wide]) {
      await page.setViewportSize(screen);
      await page.emulateMedia({ forcedColors: 'active' });
      const unseen = await boundaryless(page.locator('a[href], button'));
      expect.soft(unseen, 'without a boundary in forced colours').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      expect.soft(await axeViolations(page), `axe at ${screen.width} pixels`).toEqual([]);
    }
    // Scrolls, and what scrolls under the header would be too small a target for axe.
    await page.setViewportSize(screens.phone);
    expect.soft(await outOfReach(page), 'out of reach').toEqual([]);
  });
}

test('the table of delivery is as wide as the text beside it on phones', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  for (const path of ['/contact-us', '/how-to-buy']) {
    await page.goto(path);
    const table = page.getByRole('main').getByRole('table');
    const room = await table.evaluate((it) => it.parentElement?.parentElement?.clientWidth);
    expect((await table.boundingBox())?.width, path).toBeGreaterThan((room ?? 0) * 0.6);
  }
});
