import { languages, localPath } from '../../../src/shop/languages';
import { faultsBySize } from '../../layout/fits';
import { openAtRest } from '../../layout/openAtRest';
import { pageKinds } from '../../pageKinds';
import { stubPictures } from '../../stubPictures';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

/* Each kind of page in each language at many widths and with large text. */

/** Closer together where a row leaves less spare room: on phones, and just above a breakpoint. */
const sizes = [
  ...[320, 340, 360, 380, 400, 420, 460, 500, 560, 640, 700, 760],
  ...[768, 800, 880, 1023, 1024, 1080, 1160, 1280, 1440, 1680, 1920],
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

test("the shop's name and the banner's words stay clear of the banner's picture at every width", async ({
  page,
}) => {
  await stubPictures(page);
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [width, height] of [
    [320, 640],
    [740, 360],
    [768, 1024],
    [860, 900],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const touching = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const picture = document.querySelector('main img');
      const words = picture?.closest('[role=group]')?.querySelector('strong');
      const [image, ...parts] = [picture, heading, heading.nextElementSibling, words].map((part) =>
        part?.getBoundingClientRect(),
      );
      const touches = (part: DOMRect | undefined) =>
        !part ||
        !image ||
        (part.right > image.left &&
          part.left < image.right &&
          part.bottom > image.top &&
          part.top < image.bottom);
      return parts.filter(touches).length;
    });
    expect(touching, `${width} × ${height}`).toBe(0);
  }
});
