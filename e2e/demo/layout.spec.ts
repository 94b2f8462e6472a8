import { expectEveryScreen } from '../layout/expectEveryScreen';
import { openAtRest } from '../layout/openAtRest';
import { pageKinds } from '../pageKinds';
import { test } from '../test';

/* The three kinds of pages that most visitors read. The others: long/otherLayouts.spec.ts. */

for (const path of pageKinds.slice(0, 3)) {
  test(`${path} fits every screen and text size, looks as intended, and is accessible`, async ({
    page,
    allowConsole,
  }) => {
    await openAtRest(page, path, allowConsole);
    await expectEveryScreen(page, path);
  });
}
