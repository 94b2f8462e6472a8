import { type LockedPackages, packageName } from './packageLock';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or `none stated`. */
  readonly licence: string;
}

/**
 * What a production install may bring, on any machine: all that is not for development alone, the optional packages of
 * other platforms and optional peers included. Each version once, by name.
 */
export function productionPackages(locked: LockedPackages): LicensedPackage[] {
  const found = Object.entries(locked)
    .filter(([, { dev }]) => !dev)
    .map(([path, entry]): [string, LicensedPackage] => {
      const name = packageName(path, entry);
      const { version = '', license: licence = 'none stated' } = entry;
      return [`${name}@${version}`, { name, version, licence }];
    });
  return [...new Map(found).values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  );
}

/** By code units: the order must be the same on every machine, whatever its language. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
