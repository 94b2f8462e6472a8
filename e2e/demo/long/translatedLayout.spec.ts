import { languages, localPath } from '../../../src/shop/languages';
import { axeViolations } from '../../axeViolations';
import { faultsBySize, type Size } from '../../layout/fits';
import { expectLook } from '../../layout/looks';
import { openAtRest } from '../../layout/openAtRest';
import { screens } from '../../screens';
import { expect, test } from '../../test';

/*
 * The pages that most visitors read, in Bengali and Hindi, opened once: their words are longer and their letters higher
 * than English ones. English pages are opened in more sizes (layout.spec.ts).
 */

/** Small phones, the narrowest windows of the larger layouts, and text of twice the size. */
const sizes: Size[] = [
  ...[320, 360, 480, 768, 1024].map((width) => ({ width })),
  ...[320, 1280].map((width) => ({ width, text: 200 })),
];

/** The names of their pictures in e2e/looks. */
const looks: Readonly<Record<string, string>> = {
  '/': 'home',
  '/Foundation': 'category',
  '/Foundation/silk-touch-honey-foundation-01_silk_touch_honey': 'product',
};

for (const language of [languages.bn, languages.hi]) {
  test.describe(`in ${language.code}`, () => {
    // Such a browser is offered no other language.
    test.use({ locale: language.tag });

    // Nearly all parts are in the three. The other pages: long/widths.spec.ts.
    for (const kind of Object.keys(looks)) {
      const path = localPath(language, kind);
      test(`${path} fits every width and large text, looks as intended, and is accessible`, async ({
        page,
        allowConsole,
      }) => {
        await openAtRest(page, path, allowConsole);
        // Hindi's letters stand in the same lines.
        for (const screen of language.code === 'bn' ? [screens.wide, screens.phone] : []) {
          await page.setViewportSize(screen);
          await expectLook(page, `${looks[kind]}-${language.code}-${screen.width}`);
        }
        // Both languages have the same elements.
        if (language.code === 'bn') expect.soft(await axeViolations(page)).toEqual([]);
        expect(await faultsBySize(page, sizes)).toEqual({});
      });
    }
  });
}
