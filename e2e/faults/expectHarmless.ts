import type { Page } from '@playwright/test';
import { horizontalOverflow } from '../horizontalOverflow';
import type { ServedOnStandIn } from '../standIn/serveOnStandIn';
import { expect } from '../test';

/** Opens a page with hostile documents: no script of theirs may run, and no address in it lead anywhere dangerous. */
export async function expectHarmless(
  page: Page,
  { site, env }: ServedOnStandIn,
  path: string,
): Promise<void> {
  // No server listens at the address for web vitals.
  await page.route(String(env.WEB_VITALS_ADDRESS), (route) => route.fulfill({ status: 204 }));
  let asked = false;
  page.on('dialog', (dialog) => {
    asked = true;
    return dialog.dismiss();
  });
  const response = await page.goto(site.address + path);
  expect(response?.status()).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'ran' in window), 'a script ran').toBe(false);
  expect(asked).toBe(false);
  expect(await horizontalOverflow(page)).toBe(0);
  await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|\[object|Infinity/);
  expect(await unsafeAddresses(page)).toEqual([]);
}

/** Addresses in `href` and `src` that are not https, tel, mailto, a fragment or a path of this site. */
function unsafeAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [href], main [src], iframe, video')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((address) => !/^(https:\/\/|\/(?!\/)|#|tel:|mailto:)/.test(address)),
  );
}
