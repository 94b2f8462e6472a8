const host = 'http://127.0.0.1';

/** The two built sites that the browser tests visit, and the emulator behind the second. */
export const sites = {
  demo: { port: 3210, address: `${host}:3210` },
  firestore: {
    port: 3211,
    address: `${host}:3211`,
    emulatorPort: 3212,
    projectId: 'demo-beauty-shop',
  },
} as const;

/** For how many seconds the site on the emulator takes a page for fresh, so that a test need not wait a minute. */
export const TEST_FRESH_SECONDS = 2;
