import { defineConfig, type Project } from '@playwright/test';
import { sites } from './e2e/sites';
import { withoutSettings } from './e2e/withoutSettings';
import { EMULATOR_MISSING, emulatorJar } from './scripts/emulatorJar';
import { findChromium } from './scripts/findChromium';

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

const builds = {
  timeout: 300_000,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;

export default defineConfig({
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: hasEmulator ? [demo, firestore] : [demo],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: [
    {
      command: `npm run build && npx next start --hostname 127.0.0.1 --port ${sites.demo.port}`,
      url: sites.demo.address,
      env: { ...withoutSettings, SITE_DIST: '.next-demo' },
      ...builds,
    },
    ...(hasEmulator
      ? [{ command: 'npx tsx e2e/serveFirestoreSite.ts', url: sites.firestore.address, ...builds }]
      : []),
  ],
});
