import type { Page } from '@playwright/test';
import { pageKinds, strayKinds } from '../pageKinds';
import { expect, test } from '../test';
import { untilHydrated } from '../untilHydrated';

/* Browsers that refuse what the site can do without: storage, service workers, clipboard, share sheet. */

/** As in a sandboxed document: even a look at them throws. */
function throwAtLooks(): void {
  const parts: [object, string[]][] = [
    [window, ['localStorage', 'sessionStorage', 'caches', 'indexedDB']],
    [navigator, ['serviceWorker', 'storage', 'clipboard', 'share']],
    [document, ['cookie']],
  ];
  for (const [owner, names] of parts) {
    for (const name of names) {
      const get = () => {
        throw new DOMException(`${name} is refused`, 'SecurityError');
      };
      Object.defineProperty(owner, name, { configurable: true, get });
    }
  }
}

/** As with cookies blocked: they are there, and reject. */
function rejectAll(): void {
  const reject = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  Object.assign(ServiceWorkerContainer.prototype, { register: reject, getRegistrations: reject });
  Object.assign(CacheStorage.prototype, { open: reject, keys: reject, match: reject });
  for (const name of ['localStorage', 'sessionStorage']) {
    const get = () => {
      throw new DOMException(`${name} is refused`, 'SecurityError');
    };
    Object.defineProperty(window, name, { configurable: true, get });
  }
}

/** The page works: all its parts are there, and the menu of the helpers that nobody sees leads on. */
async function works(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
}

for (const [how, refuse] of [
  ['throws at looks', throwAtLooks],
  ['rejects all', rejectAll],
] as const) {
  for (const path of [...pageKinds, '/bn', '/shortlist', '/privacy', '/search?q=kajal']) {
    test(`${path} works in a browser that ${how}`, async ({ page, allowConsole }) => {
      if (strayKinds.includes(path)) allowConsole(/404/);
      await page.addInitScript(refuse);
      await works(page, path);
    });
  }

  test(`a browser that ${how} keeps nothing, and erases it with a word`, async ({ page }) => {
    await page.addInitScript(refuse);
    for (const button of ['Erase these pages', 'Erase the shortlist', 'Keep no pages']) {
      await page.goto('/privacy');
      await untilHydrated(page);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText('Done: it is erased.')).toBeVisible();
    }
  });
}

test('pages work in a sandbox without an origin', async ({ page, allowConsole }) => {
  allowConsole(/CORS|ERR_FAILED|sandbox|404/);
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-scripts' };
    return route.fulfill({ response, headers });
  });
  for (const path of pageKinds) await works(page, path);
});
