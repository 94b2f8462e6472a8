import { samePlace } from '../../samePlace';
import { screens } from '../../screens';
import { test } from '../../test';

/* Back on pages beside those of back.spec.ts. */

test.use({ viewport: screens.phone, hasTouch: true, isMobile: true });

for (const [where, path, link, place] of [
  ['the middle of home', '/', 'HOME', 'Blush'],
  ['the foot of home', '/', 'HOME', 'OUR REVIEWS'],
  ['the foot of a shelf', '/Foundation', 'Foundation', 'More categories'],
] as const) {
  test(`Back restores ${where}, to the pixel`, async ({ page }) => {
    await samePlace.afterSearch(page, path, link, place);
  });
}

test('Back from a product restores /bn/offers, to the pixel, and neither way is a full load', async ({
  page,
}) => {
  await samePlace.afterProduct(page, '/bn/offers');
});
