import { defineConfig } from '@playwright/test';
import { NIGHTLY, sites } from './e2e/sites';
import base, { LONG_TESTS, sitesServed } from './playwright.config';

/** The tests of the folders named `long`, on the same sites as all others. Nightly and before a release. */
export default defineConfig({
  ...base,
  // Some start sites of their own.
  workers: 2,
  testIgnore: [],
  webServer: sitesServed(NIGHTLY),
  projects: [
    {
      name: 'long',
      testDir: 'e2e',
      testMatch: `${LONG_TESTS}/*.spec.ts`,
      use: { baseURL: sites.demo.address },
    },
  ],
});
