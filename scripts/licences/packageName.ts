import type { LockedPackage } from './LockedPackage';

/** A package's own name, which is the end of the path it is installed at unless the lock file says another. */
export function packageName(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
