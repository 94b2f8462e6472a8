import { withoutSettings } from './withoutSettings';

/** The environment of a site: this process's, the given settings and none of the developer's own. `dist` is its build's folder. */
export function siteEnvironment(
  dist: string,
  settings: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...withoutSettings,
    ...settings,
    NODE_ENV: 'production',
    SITE_DIST: dist,
  };
}
