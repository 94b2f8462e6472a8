import { FirestoreDatabase } from '../../scripts/database/FirestoreDatabase';
import { tokenAccount } from './tokenAccount';

/** `describe` for tests that need the emulator: skipped when it could not be started, which its setup has reported. */
export const describeWithEmulator = process.env.TEST_EMULATOR ? describe : describe.skip;

/** Host and port of the emulator. */
export function emulatorAddress(): string {
  return process.env.TEST_EMULATOR ?? '';
}

/** The database of a project on the emulator, with admin access that bypasses the security rules. */
export function emulatorDatabase(projectId: string): FirestoreDatabase {
  const account = tokenAccount('owner', projectId);
  return new FirestoreDatabase(account, { host: emulatorAddress(), ssl: false });
}
