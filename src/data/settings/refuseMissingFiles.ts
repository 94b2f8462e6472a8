import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Environment, withoutEmpty } from '../../shop/parseEnvironment';
import { SettingsError } from '../../shop/SettingsError';

/**
 * Rejects settings that name a banner or clip under public/ that does not exist, or a clip without its still. Files on
 * other hosts are not checked.
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

/** Decoded as the server does it. With a malformed escape the name stays as it is, and no file has it. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
