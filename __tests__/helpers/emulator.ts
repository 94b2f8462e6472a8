import { FirestoreRest } from '../../scripts/push/FirestoreRest';

/** `describe` for what needs the emulator: skipped where it could not be started, which its setup has said loudly. */
export const describeWithEmulator = process.env.TEST_EMULATOR ? describe : describe.skip;

/** Host and port of the emulator. */
export function emulatorAddress(): string {
  return process.env.TEST_EMULATOR ?? '';
}

/** The database of a project of its own on the emulator, past the security rules. */
export function emulatorDatabase(projectId: string): FirestoreRest {
  return new FirestoreRest({ projectId, origin: `http://${emulatorAddress()}`, token: 'owner' });
}
