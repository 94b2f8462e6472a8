import { type Environment, withoutEmpty } from './parseEnvironment';
import { SettingsError } from './SettingsError';

const PREFIX = 'NEXT_PUBLIC_';
/** Set by Vercel itself; they say what was built from which commit. */
const HOSTS_OWN = 'NEXT_PUBLIC_VERCEL_';

/**
 * Rejects every variable that begins with NEXT_PUBLIC_. Next writes those into the scripts that visitors load, so a
 * secret with such a name would be public. The message names the variable and never its value.
 * @throws SettingsError if there is such a variable.
 */
export function refusePublicVariables(environment: Environment): void {
  const names = Object.keys(withoutEmpty(environment)).filter(
    (name) => name.startsWith(PREFIX) && !name.startsWith(HOSTS_OWN),
  );
  if (names.length === 0) return;
  throw new SettingsError(
    names.map(
      (name) =>
        `${name}: remove it; Next writes what begins with ${PREFIX} into every visitor's browser, and this site needs no such variable (see .env.example)`,
    ),
  );
}
