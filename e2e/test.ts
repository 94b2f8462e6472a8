import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Allows console messages that the test itself causes. */
  readonly allowConsole: (expected: RegExp) => void;
}

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
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
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
