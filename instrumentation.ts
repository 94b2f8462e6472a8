import { SettingsError } from '@/data/settings/parseSettings';
import { catalogueOf } from '@/data/settings/serverSettings';

/**
 * Next calls this before the server answers. Ends the process when the build had another database, or the demo: its
 * pages would go on to show the other's prices. An error thrown here would leave a server that never answers.
 */
export function register(): void {
  if (catalogueOf(process.env) === process.env.BUILT_CATALOGUE) return;
  const { message } = new SettingsError([
    'FIREBASE_PROJECT_ID: the site was built with another one, or without; build it again with the settings of this start',
  ]);
  console.error(message);
  process.exit(1);
}
