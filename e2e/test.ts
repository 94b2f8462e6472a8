import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Allows console messages that the test itself causes. */
  readonly allowConsole: (expected: RegExp) => void;
}

/** What Playwright says on each page of a test that does not allow the service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

const allowedOn = new WeakMap<Page, RegExp[]>();

/**
 * Playwright's `test`, extended: an error or warning on the browser's console, such as a hydration error, fails the
 * test. Only a test that asks for `page` opens one.
 */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const said: string[] = [];
    const allowed: RegExp[] = [];
    allowedOn.set(page, allowed);
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && text !== BLOCKED) said.push(text);
    });
    await use(page);
    const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
  allowConsole: async ({ page }, use) => {
    await use((expected) => allowedOn.get(page)?.push(expected));
  },
});

export { expect };
