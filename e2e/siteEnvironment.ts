import { withoutSettings } from './withoutSettings';

/** A site's environment: this process's, plus `settings`, without the developer's own. `dist` is the build's folder. */
export function siteEnvironment(
  dist: string,
  settings: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...withoutSettings,
    ...settings,
    NODE_ENV: 'production',
    E2E_DIST: dist,
  };
}
