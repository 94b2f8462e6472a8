import { defineConfig, type Project } from '@playwright/test';
import { SITES_ARE_SERVED, sites } from './e2e/sites';
import { EMULATOR_MISSING, emulatorJar } from './scripts/emulatorJar';
import { findTestChromium } from './scripts/findChromium';

const executablePath = findTestChromium();
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

/**
 * The site against a database that fails. These tests wait for minutes and compute little: they come first and one file at a
 * time, so that all the while the others have the processors.
 */
const faults: Project = { name: 'faults', testDir: 'e2e/faults', workers: 1 };

/** What is not there by then hangs: a limit that a slow, busy machine reaches would tell nothing of the site. */
const LONGEST_MS = 240_000;

export default defineConfig({
  timeout: LONGEST_MS,
  expect: { timeout: 60_000 },
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  // Two more than the processors that the check is made for: one waits for faults, and who waits for a network leaves room.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [faults, demo, ...(hasEmulator ? [firestore] : [])],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Traces cost four tenths more processor time; of a failure there is a picture, and --trace on shows the rest.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // As Chromium draws letters by itself; a headless shell has to be told, and then draws the same looks.
        '--font-render-hinting=slight',
      ],
    },
  },
  webServer: {
    command: 'npx tsx e2e/serveSites.ts',
    wait: { stdout: new RegExp(SITES_ARE_SERVED) },
    timeout: 3 * LONGEST_MS,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
