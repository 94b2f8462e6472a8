/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { readSettings } from './src/data/settings/readSettings';
import { shopVariables } from './src/shop/shopVariables';

const withNext = nextJest({ dir: './' });

const setup = ['failOnConsole', 'freshProcess'].map(
  (name) => `<rootDir>/__tests__/helpers/${name}.ts`,
);

const shared: Config = {
  setupFilesAfterEnv: setup,
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@styles/(.*)$': '<rootDir>/styles/$1',
  },
};

const onEmulator: Config = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/__tests__/helpers/startEmulator.ts',
  globalTeardown: '<rootDir>/__tests__/helpers/stopEmulator.ts',
};

/** Folders of tests that take long and guard what rarely changes. */
const LONG = '/__tests__/.*/long/';

/**
 * Three kinds of tests: `.test.tsx` in jsdom as in a browser, `.test.ts` in Node as on the server, and those in
 * __tests__/firestore against the official emulator. Those in folders named `long` are a project of their own, which
 * `npm run test:unit` leaves to `npm run test:long`.
 */
const projects: Config[] = [
  {
    ...shared,
    displayName: 'browser-like',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
    setupFilesAfterEnv: [...setup, '<rootDir>/__tests__/helpers/browser.ts'],
  },
  {
    ...shared,
    displayName: 'server',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/firestore/', LONG],
  },
  {
    ...onEmulator,
    displayName: 'firestore',
    testMatch: ['<rootDir>/__tests__/firestore/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', LONG],
  },
  {
    ...onEmulator,
    displayName: 'long',
    testMatch: ['<rootDir>/__tests__/**/long/**/*.test.ts'],
  },
];

/** Packages that are ES modules only. Jest on Node 20 can't `require` them, so they are transpiled. */
const esModules = [
  ...['@clack', 'fast-string-truncated-width', 'fast-string-width', 'fast-wrap-ansi', 'sisteransi'],
  ...['hucre', 'p-limit', 'yocto-queue', 'request-filtering-agent'],
];

export default async function config(): Promise<Config> {
  const withNextsPart = await Promise.all(
    projects.map(async (project) => ({
      ...(await withNext(project)()),
      transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
    })),
  );
  Object.assign(process.env, shopOfTests());
  // Each style rule is inserted by itself, as in production: as one text, jsdom would parse all of them for each new one.
  process.env.SC_DISABLE_SPEEDY = 'false';
  // A folder that does not exist, so that tests don't write into a build.
  process.env.E2E_DIST = '.next-of-no-test';
  return {
    // By default Jest leaves one processor free. On two processors the tests then take twice as long.
    maxWorkers: '100%',
    // Each suite leaves memory behind, and makes promises slower for the next ones.
    workerIdleMemoryLimit: '600MB',
    // Only a test that hangs reaches this: a busy machine may need seconds for what takes milliseconds elsewhere.
    testTimeout: 300_000,
    // By default half a second: on a busy machine Jest then says that tests leave something open, when none does.
    workerGracefulExitTimeout: 30_000,
    projects: withNextsPart as never,
  };
}

/**
 * The shop's facts that next.config.ts writes into a build; here the demo shop with the buckets of a Firebase project.
 * They are read once here, because the settings' validation would take 0.1 seconds to load in each suite.
 */
function shopOfTests(): Readonly<Record<string, string>> {
  const project = { FIREBASE_PROJECT_ID: 'test-shop', FIREBASE_API_KEY: 'a-key-of-no-project-0' };
  return shopVariables({ ...readSettings(project), showsDemoCatalogue: true });
}
