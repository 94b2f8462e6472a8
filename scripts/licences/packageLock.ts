import { readFileSync } from 'node:fs';

/** The entry of one package in package-lock.json. */
export interface LockedPackage {
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
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

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
