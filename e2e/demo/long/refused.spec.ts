import type { Page } from '@playwright/test';
import { pageKinds } from '../../pageKinds';
import { expect, test } from '../../test';
import { untilHydrated } from '../../untilHydrated';

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

/** The page works: it is hydrated, and the console stays silent. */
async function works(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const kinds = [...pageKinds, '/bn', '/shortlist', '/search?q=kajal'];

test('every kind of page works where even looks are refused', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.addInitScript(throwAtLooks);
  for (const path of kinds) await works(page, path);
});

for (const [how, refuse] of [
  ['throws at looks', throwAtLooks],
  ['rejects all', rejectAll],
] as const) {
  test(`a browser that ${how} keeps nothing, and erases it with a word`, async ({ page }) => {
    await page.addInitScript(refuse);
    await works(page, '/privacy');
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Delete all of this' }).click();
    await expect(page.getByText('Deleted.')).toBeVisible();
  });
}
