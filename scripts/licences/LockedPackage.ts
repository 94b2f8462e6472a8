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
