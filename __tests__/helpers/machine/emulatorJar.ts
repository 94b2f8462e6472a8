import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const googleCloud = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const firebaseToolsCache = path.join(homedir(), '.cache/firebase/emulators');

/** The emulator's jar: FIRESTORE_EMULATOR_JAR, Google Cloud's CLI, or firebase-tools' cache. */
export function emulatorJar(): string | undefined {
  return [
    process.env.FIRESTORE_EMULATOR_JAR,
    ...[
      '/usr/lib/google-cloud-sdk',
      '/opt/google-cloud-sdk',
      path.join(homedir(), 'google-cloud-sdk'),
    ].map((folder) => path.join(folder, googleCloud)),
    ...downloadedJars(),
  ].find((file) => file && existsSync(file));
}

function downloadedJars(): string[] {
  if (!existsSync(firebaseToolsCache)) return [];
  return readdirSync(firebaseToolsCache)
    .filter((file) => /^cloud-firestore-emulator.*\.jar$/.test(file))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .reverse()
    .map((file) => path.join(firebaseToolsCache, file));
}

/** The message for a machine without the jar. */
export const EMULATOR_MISSING =
  'The official Firestore emulator was not found, so the tests that need it DID NOT RUN. ' +
  'Get it with `npx firebase-tools setup:emulators:firestore` (it needs Java 17 or newer), or name its jar in FIRESTORE_EMULATOR_JAR.';
