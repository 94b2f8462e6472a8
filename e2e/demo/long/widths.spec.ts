import { languages, localPath } from '../../../src/shop/languages';
import { faultsBySize } from '../../layout/fits';
import { openAtRest } from '../../layout/openAtRest';
import { pageKinds } from '../../pageKinds';
import { expect, test } from '../../test';

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
        await openAtRest(page, path, allowConsole);
        expect(await faultsBySize(page, sizes)).toEqual({});
      });
    }
  });
}
