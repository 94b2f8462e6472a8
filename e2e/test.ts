import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Lets the console say what the test itself brings about. */
  readonly allowConsole: (expected: RegExp) => void;
}

/** Playwright's test, in which an error or a warning on the browser's console, hydration's included, fails it. */
export const test = base.extend<Fixtures>({
  allowConsole: [
    async ({ page }, use) => {
      const said: string[] = [];
      const allowed: RegExp[] = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      await use((expected) => allowed.push(expected));
      const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
