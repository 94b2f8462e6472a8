import { readFileSync } from 'node:fs';

/** What package-lock.json says of one package. */
export interface LockedPackage {
  /** Only there when the package is installed under another name than its own. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** Needed by nothing but the tools of development. */
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The `packages` of package-lock.json, by the path that each is installed at; the site itself has the empty path. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Every package that npm installs on some machine, as package-lock.json has it; without the site itself. */
export function readLock(): LockedPackages {
  const { packages }: { packages: LockedPackages } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  return Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ''));
}

/** A package's own name, which is the end of the path it is installed at unless the lock file says another. */
export function packageName(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
