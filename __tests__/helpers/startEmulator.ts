import { EMULATOR_MISSING, emulatorJar } from './machine/emulatorJar';
import { startEmulator as start } from './machine/startEmulator';

/**
 * Jest's global setup of the Firestore tests. Without the emulator they are skipped with a clear message; in CI that is
 * a failure.
 */
export default async function startEmulator(): Promise<void> {
  if (!emulatorJar() && !process.env.CI) {
    process.stderr.write(`\n*** ${EMULATOR_MISSING} ***\n\n`);
    return;
  }
  const emulator = await start();
  process.env.TEST_EMULATOR = emulator.address;
  globalThis.stopEmulator = emulator.stop;
}

declare global {
  var stopEmulator: (() => void) | undefined;
}
