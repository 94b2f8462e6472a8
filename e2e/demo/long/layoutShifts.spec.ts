import { layoutShift } from '../../layoutShift';
import { screens } from '../../screens';
import { expect, test } from '../../test';

/* Pages beside those of layoutShift.spec.ts. */

test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const path of ['/contact-us', '/bn', '/bn/Foundation', '/hi', '/search', '/bn/search']) {
  test(`${path} hardly shifts while it loads and is scrolled`, async ({
    page,
    allowConsole,
  }, info) => {
    allowConsole(/ERR_FAILED/);
    const shift = await layoutShift(page, path);
    info.annotations.push({ type: 'layout shift', description: shift.toFixed(4) });
    expect(shift).toBeLessThanOrEqual(0.01);
  });
}
