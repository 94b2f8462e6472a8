import { readFileSync } from 'node:fs';

export interface LicensedPackage {
  readonly name: string;
  /** An SPDX expression, or `none stated`. */
  readonly licence: string;
}

/** Needed by the build, and contained in the visitors' service worker. */
const IN_THE_WORKER = /^node_modules\/@?serwist(?:\/|$)/;

/**
 * The packages of a production install, with optional ones of other platforms, and those in the
 * worker. Each licence of a package once, by name.
 */
export function productionPackages(locked: LockedPackages): LicensedPackage[] {
  const found = Object.entries(locked)
    .filter(([path, { dev }]) => !dev || IN_THE_WORKER.test(path))
    .map(([path, entry]): [string, LicensedPackage] => {
      const name = packageName(path, entry);
      const { license: licence = 'none stated' } = entry;
      return [`${name} ${licence}`, { name, licence }];
    });
  return [...new Map(found).values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.licence, b.licence),
  );
}

/** By code units: the order must not depend on the machine's language. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

interface LockedPackage {
  /** If installed under an alias. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

/** By install path; the site's own is empty. */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** All packages of package-lock.json, also those for other platforms, without the site itself. */
export function readLock(): LockedPackages {
  const { packages }: { packages: LockedPackages } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ''));
}

/** The end of a package's install path, unless the lock file gives another name. */
export function packageName(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
