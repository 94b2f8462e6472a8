import { expectEveryScreen } from '../../layout/expectEveryScreen';
import { openAtRest } from '../../layout/openAtRest';
import { pageKinds } from '../../pageKinds';
import { test } from '../../test';

/* The kinds of pages that layout.spec.ts leaves out. */

for (const path of [...pageKinds.slice(3), '/search?q=kajol', '/privacy']) {
  test(`${path} fits every screen and text size, looks as intended, and is accessible`, async ({
    page,
    allowConsole,
  }) => {
    await openAtRest(page, path, allowConsole);
    await expectEveryScreen(page, path);
  });
}
