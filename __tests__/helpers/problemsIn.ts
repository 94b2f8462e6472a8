import { SettingsError } from '@/data/settings/parseSettings';

/** The problems that a reader of settings names; none when it takes them. */
export function problemsIn(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n  - ').slice(1);
    throw error;
  }
}
