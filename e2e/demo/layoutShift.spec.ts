import { layoutShift } from '../layoutShift';
import { screens } from '../screens';
import { expect, test } from '../test';

// One of the last files: its tests share the processors that others leave.
test.describe.configure({ mode: 'parallel' });

test.use({ viewport: screens.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

for (const path of ['/', '/Foundation', '/search?q=kajol', '/contact-us']) {
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
