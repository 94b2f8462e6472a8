import { expectEveryScreen } from '../../layout/expectEveryScreen';
import { expectLooksOfSections } from '../../layout/looks';
import { openAtRest } from '../../layout/openAtRest';
import { pageKinds } from '../../pageKinds';
import { screens } from '../../screens';
import { expect, test } from '../../test';

/* What layout.spec.ts leaves out: other kinds of pages, and the home page below its first screen. */

for (const path of [...pageKinds.slice(3), '/search?q=kajol', '/privacy']) {
  test(`${path} fits every screen and text size, looks as intended, and is accessible`, async ({
    page,
    allowConsole,
  }) => {
    await openAtRest(page, path, allowConsole);
    await expectEveryScreen(page, path);
  });
}

test('the sections of the home page look as intended', async ({ page, allowConsole }) => {
  await openAtRest(page, '/', allowConsole);
  for (const screen of [screens.wide, screens.phone]) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.setViewportSize(screen);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.95 });
    await expectLooksOfSections(page, screen.width);
  }
});
