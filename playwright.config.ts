import { defineConfig, type Project } from '@playwright/test';
import { EMULATOR_MISSING, emulatorJar } from './__tests__/helpers/machine/emulatorJar';
import { findChromium } from './__tests__/helpers/machine/findChromium';
import { SITES_ARE_SERVED, sites } from './e2e/sites';

/** Tests that need minutes and guard what rarely changes: playwright.long.config.ts runs them. */
export const LONG_TESTS = '**/long/**';

const executablePath = findChromium();
const hasEmulator = emulatorJar() !== undefined;
if (!hasEmulator) {
  if (process.env.CI) throw new Error(EMULATOR_MISSING);
  console.warn(`\n*** ${EMULATOR_MISSING} ***\n`);
}

const demo: Project = {
  name: 'demo',
  testDir: 'e2e/demo',
  use: { baseURL: sites.demo.address },
};

const firestore: Project = {
  name: 'firestore',
  testDir: 'e2e/firestore',
  use: { baseURL: sites.firestore.address },
};

/** Only a test that hangs reaches it: a limit that a slow, busy machine reaches would say nothing about the site. */
const LONGEST_MS = 120_000;

export default defineConfig({
  timeout: LONGEST_MS,
  testIgnore: LONG_TESTS,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  // One more than the two processors that the check is made for: tests that wait leave processor time to others.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Those with few files come first: at the end no processor waits for another's last file.
  projects: [...(hasEmulator ? [firestore] : []), demo],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // The worker would answer in place of the site; the tests of it allow it.
    serviceWorkers: 'block',
    // No traces: they cost 40% more processor time. A failure leaves a screenshot; `--trace on` shows the rest.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // The default of the whole browser. The headless shell needs it to draw text exactly as the browser does.
        '--font-render-hinting=slight',
      ],
    },
  },
  webServer: sitesServed(),
});

/** Builds and serves the sites. @param options of e2e/serveSites.ts. */
export function sitesServed(options = '') {
  return {
    command: `npx tsx e2e/serveSites.ts ${options}`,
    wait: { stdout: new RegExp(SITES_ARE_SERVED) },
    timeout: 6 * LONGEST_MS,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}
