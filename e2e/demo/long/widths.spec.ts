import { languages, localPath } from '../../../src/shop/languages';
import { faultsBySize } from '../../layout/fits';
import { pageKinds } from '../../pageKinds';
import { screens } from '../../screens';
import { stubPictures } from '../../stubPictures';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';
import { visit } from '../../visit';

/* Each kind of page in each language at many widths and with large text. */

/** Closer together where a row leaves less spare room: on phones, and just above a breakpoint. */
const sizes = [
  ...[320, 340, 360, 380, 400, 420, 460, 500, 560, 640, 700, 760],
  ...[768, 800, 880, 960, 1024, 1080, 1160, 1280, 1440, 1680, 1920],
].flatMap((width) => [{ width }, { width, text: 200 }]);

for (const language of Object.values(languages)) {
  test.describe(`in ${language.code}`, () => {
    test.use({ locale: language.tag });

    for (const kind of pageKinds) {
      const path = localPath(language, kind);
      test(`${path} fits every width`, async ({ page, allowConsole }) => {
        await page.clock.install({ time: '2026-11-23T12:00:00+05:30' });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await stubPictures(page);
        await page.setViewportSize(screens.wide);
        await visit(page, path, allowConsole);
        await untilHydrated(page);
        expect(await faultsBySize(page, sizes)).toEqual({});
      });
    }
  });
}
