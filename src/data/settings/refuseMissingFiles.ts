import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Environment, withoutEmpty } from '../../shop/parseEnvironment';
import { SettingsError } from '../../shop/SettingsError';

/**
 * Stops settings that name a banner or clip of this site's own which is not there, or a clip without its still. Files elsewhere
 * are not asked for.
 * @throws SettingsError that names the variables and the files.
 */
export function refuseMissingFiles(environment: Environment): void {
  const { SHOP_BANNER: banner = '', SHOP_REVIEW_CLIPS: clips = '' } = withoutEmpty(environment);
  const stills = ownPaths(clips).map((clip) => clip.replace(/\.mp4$/, '.jpg'));
  const problems = [
    ...missing(ownPaths(banner)).map((file) => `SHOP_BANNER: there is no file public${file}`),
    ...missing(ownPaths(clips)).map((file) => `SHOP_REVIEW_CLIPS: there is no file public${file}`),
    ...missing(stills).map(
      (file) => `SHOP_REVIEW_CLIPS: there is no file public${file}, the still of its clip`,
    ),
  ];
  if (problems.length > 0) throw new SettingsError([...new Set(problems)]);
}

function ownPaths(setting: string): string[] {
  return setting.split(/[\s,]+/).filter((part) => /^\/(?!\/)/.test(part));
}

function missing(paths: readonly string[]): string[] {
  const root = path.join(process.cwd(), 'public');
  return paths.filter((one) => !existsSync(path.join(root, decoded(one))));
}

/** As the server looks for it; a malformed escape is a name that no file has. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
