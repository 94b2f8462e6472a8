import { defineConfig, type Project } from '@playwright/test';
import { DEMO_DIST, sites } from './e2e/sites';
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

/** Without a browser: the site against a database that fails. The builds come first, for the others serve what they made. */
const faultsBuild: Project = {
  name: 'faults-build',
  testDir: 'e2e/faults',
  testMatch: 'build.spec.ts',
};

const faults: Project = {
  name: 'faults',
  testDir: 'e2e/faults',
  testIgnore: 'build.spec.ts',
  dependencies: [faultsBuild.name ?? ''],
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
  projects: [faultsBuild, demo, ...(hasEmulator ? [firestore] : []), faults],
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
      env: { ...withoutSettings, SITE_DIST: DEMO_DIST },
      ...builds,
    },
    ...(hasEmulator
      ? [{ command: 'npx tsx e2e/serveFirestoreSite.ts', url: sites.firestore.address, ...builds }]
      : []),
  ],
});
