import { type ChildProcess, spawn } from 'node:child_process';
import { EMULATOR_MISSING, emulatorJar } from './emulatorJar';
import { freePort } from './freePort';

interface Emulator {
  readonly address: string;
  readonly stop: () => void;
}

const STARTS_WITHIN_MS = 60_000;

/**
 * Starts the official Firestore emulator with this project's rules.
 * @throws Error when its jar or Java is missing, or it does not start.
 */
export async function startEmulator(port?: number): Promise<Emulator> {
  const jar = emulatorJar();
  if (!jar) throw new Error(EMULATOR_MISSING);
  const address = `127.0.0.1:${port ?? (await freePort())}`;
  const [host, chosen] = address.split(':');
  const server = spawn(
    'java',
    [
      '-cp',
      jar,
      'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
      `--host=${host}`,
      `--port=${chosen}`,
      '--rules=firestore.rules',
    ],
    { stdio: 'ignore' },
  );
  await waitUntilReady(`http://${address}/`, server);
  return { address, stop: () => server.kill() };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  let failure = '';
  server.once('error', ({ message }) => {
    failure = message;
  });
  server.once('exit', (code) => {
    failure ||= `it ended with code ${code}`;
  });
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < deadline && !failure) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error(
    `The Firestore emulator did not start: ${failure || 'it stayed silent for a minute'}`,
  );
}
