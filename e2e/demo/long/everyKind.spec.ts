import { languages, localPath } from '../../../src/shop/languages';
import { expectAccessible } from '../../layout/expectAccessible';
import { faultsBySize, widthsAndTexts } from '../../layout/fits';
import { openAtRest } from '../../layout/openAtRest';
import { pageKinds } from '../../pageKinds';
import { expect, test } from '../../test';

for (const language of Object.values(languages))
  for (const kind of pageKinds) {
    const path = localPath(language, kind);
    test.describe(path, () => {
      test.use({ locale: language.tag });

      test('fits every width and text size', async ({ page, allowConsole }) => {
        await openAtRest(page, path, allowConsole);
        expect(await faultsBySize(page, widthsAndTexts)).toEqual({});
      });

      test('is accessible, and its controls are seen and reached', async ({
        page,
        allowConsole,
      }) => {
        await openAtRest(page, path, allowConsole);
        await expectAccessible(page);
      });
    });
  }
