const host = 'http://127.0.0.1';

/** The first of three ports that the tests take on this machine; E2E_PORT moves them where others use these. */
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

/** What e2e/serveSites.ts says when both are there. */
export const SITES_ARE_SERVED = 'The sites of the browser tests are served';

/** The build on the emulator. */
export const FIRESTORE_DIST = '.next-firestore';

/** The build that the demo site serves. */
export const DEMO_DIST = '.next-demo';

/** The build that `npm run load` makes and loads. */
export const LOAD_DIST = '.next-load';

/** The build on the stand-in that fails on demand, which the tests of faults serve. */
export const FAULTY_DIST = '.next-faults';

/** The same scripts without pages: e2e/faults/build.spec.ts makes them while the database fails. */
export const STOPPED_DIST = '.next-stopped';

/** For how many seconds the site on the emulator takes a page for fresh, so that a test need not wait a minute. */
export const TEST_FRESH_SECONDS = 2;
