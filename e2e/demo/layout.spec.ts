import { languages, localPath } from '../../src/shop/languages';
import { expectAccessible } from '../layout/expectAccessible';
import { faultsBySize, widthsAndTexts } from '../layout/fits';
import { openAtRest } from '../layout/openAtRest';
import { pageKinds } from '../pageKinds';
import { screens } from '../screens';
import { expect, test } from '../test';

/* The three kinds of pages that most visitors read, in the languages that most read. `long` has the others. */

for (const language of [languages.en, languages.bn]) {
  test.describe(`in ${language.code}`, () => {
    test.use({ locale: language.tag });

    for (const kind of pageKinds.slice(0, 3)) {
      const path = localPath(language, kind);
      test(`${path} fits every width and text size`, async ({ page, allowConsole }) => {
        await openAtRest(page, path, allowConsole);
        expect(await faultsBySize(page, widthsAndTexts)).toEqual({});
      });
    }
  });
}

for (const path of pageKinds.slice(0, 3))
  test(`${path} is accessible, and its controls are seen and reached`, async ({
    page,
    allowConsole,
  }) => {
    await openAtRest(page, path, allowConsole);
    await expectAccessible(page);
  });

test('the table of delivery is as wide as the text beside it on phones', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  for (const path of ['/contact-us', '/how-to-buy']) {
    await page.goto(path);
    const table = page.getByRole('main').getByRole('table');
    const room = await table.evaluate((it) => it.parentElement?.parentElement?.clientWidth);
    expect((await table.boundingBox())?.width, path).toBeGreaterThan((room ?? 0) * 0.6);
  }
});
