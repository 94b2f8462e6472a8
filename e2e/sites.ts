const host = 'http://127.0.0.1';

/** The first of three ports that the tests use on this machine. Set E2E_PORT if they are taken. */
const port = Number(process.env.E2E_PORT ?? 3210);

/** The two built sites that the browser tests visit, and the emulator behind the second. */
export const sites = {
  demo: { port, address: `${host}:${port}` },
  firestore: {
    port: port + 1,
    address: `${host}:${port + 1}`,
    emulatorPort: port + 2,
    projectId: 'demo-beauty-shop',
  },
} as const;

/** Printed by e2e/serveSites.ts when both sites are up. */
export const SITES_ARE_SERVED = 'The sites of the browser tests are served';

/** The argument of e2e/serveSites.ts for the builds of nightly tests. */
export const NIGHTLY = '--nightly';

/** The build of the site on the emulator. */
export const FIRESTORE_DIST = '.next-firestore';

/** The build that the demo site serves. */
export const DEMO_DIST = '.next-demo';

/** The build that the fault tests serve, on the stand-in that fails on demand. */
export const FAULTY_DIST = '.next-faults';

/** The same scripts without pages: e2e/faults/long/build.spec.ts builds the pages while the database fails. */
export const STOPPED_DIST = '.next-stopped';

/** Seconds that a page stays fresh on the emulator and the stand-in, so that a test need not wait a minute. */
export const TEST_FRESH_SECONDS = 2;
