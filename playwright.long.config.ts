import { defineConfig } from '@playwright/test';
import { sites } from './e2e/sites';
import base, { LONG_TESTS } from './playwright.config';

/** The tests of the folders named `long`, on the same sites as all others. Nightly and before a release. */
export default defineConfig({
  ...base,
  // Some measure the processor time and the memory of a site: few beside each other.
  workers: 2,
  testIgnore: [],
  projects: [
    {
      name: 'long',
      testDir: 'e2e',
      testMatch: `${LONG_TESTS}/*.spec.ts`,
      use: { baseURL: sites.demo.address },
    },
  ],
});
