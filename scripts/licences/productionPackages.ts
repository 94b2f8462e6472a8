import { readFileSync } from 'node:fs';

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

/** The entry of one package in package-lock.json. */
interface LockedPackage {
  /** Present only if the package is installed under an alias. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** Needed for development only. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The `packages` of package-lock.json by install path. The site itself has the empty path. */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** All packages of package-lock.json, also those for other platforms, without the site itself. */
export function readLock(): LockedPackages {
  const { packages }: { packages: LockedPackages } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ''));
}

/** A package's own name: the end of its install path, unless the lock file gives another name. */
export function packageName(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
