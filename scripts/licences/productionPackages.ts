import { type LockedPackages, packageName } from './packageLock';

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or `none stated`. */
  readonly licence: string;
}

/** Only the build needs them, and the service worker that visitors get contains them. */
const IN_THE_WORKER = /^node_modules\/@?serwist(?:\/|$)/;

/**
 * The packages that a production install may contain on any machine: all that are not for development only, including
 * optional packages of other platforms and optional peers; and those in the worker. Each version once, sorted by name.
 */
export function productionPackages(locked: LockedPackages): LicensedPackage[] {
  const found = Object.entries(locked)
    .filter(([path, { dev }]) => !dev || IN_THE_WORKER.test(path))
    .map(([path, entry]): [string, LicensedPackage] => {
      const name = packageName(path, entry);
      const { version = '', license: licence = 'none stated' } = entry;
      return [`${name}@${version}`, { name, version, licence }];
    });
  return [...new Map(found).values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.version, b.version),
  );
}

/** Compares by code units: the order must not depend on the machine's language. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
