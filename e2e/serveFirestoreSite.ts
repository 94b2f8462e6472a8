import { spawn, spawnSync } from 'node:child_process';
import { startEmulator } from '../scripts/startEmulator';
import { EMULATOR_KEY } from './emulatorKey';
import { seedEmulator } from './seedEmulator';
import { FIRESTORE_DIST, sites, TEST_FRESH_SECONDS } from './sites';
import { withoutSettings } from './withoutSettings';

const { port, emulatorPort, projectId } = sites.firestore;

/** Starts the emulator, fills it, builds the unmodified site against it and serves that until it is told to end. */
async function serveFirestoreSite(): Promise<void> {
  const emulator = await startEmulator(emulatorPort);
  await seedEmulator(emulator.address);
  const env = {
    ...process.env,
    ...withoutSettings,
    SITE_DIST: FIRESTORE_DIST,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: EMULATOR_KEY,
    __FIREBASE_DEFAULTS__: JSON.stringify({ emulatorHosts: { firestore: emulator.address } }),
    CATALOGUE_TEST_FRESH_SECONDS: String(TEST_FRESH_SECONDS),
  };
  const build = spawnSync('npm', ['run', 'build'], { env, stdio: 'inherit' });
  if (build.status !== 0) {
    emulator.stop();
    throw new Error('The site could not be built against the emulator');
  }
  const site = spawn('npx', ['next', 'start', '--hostname', '127.0.0.1', '--port', String(port)], {
    env,
    stdio: 'inherit',
  });
  const end = () => {
    site.kill();
    emulator.stop();
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  site.once('exit', () => emulator.stop());
}

serveFirestoreSite().catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
