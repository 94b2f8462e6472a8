import { readFileSync } from 'node:fs';
import {
  allowScripts,
  dependencies,
  devDependencies,
  overrides,
  scripts,
} from '../../package.json';
import { packageName, readLock } from '../../scripts/licences/productionPackages';

/** Packages with an install script, and why none of them needs to run it. */
const needless: Readonly<Record<string, string>> = {
  '@firebase/util':
    'writes FIREBASE_WEBAPP_CONFIG into its own code; the site has a setting for that',
  '@parcel/watcher': 'compiles what npm gets prebuilt for the platform, and only when told to',
  esbuild:
    'gets what npm got already, and puts the binary in the place of its starter to save a moment',
  protobufjs: 'looks at how package.json writes its version, to warn',
  'unrs-resolver': 'gets the binding of the platform, which npm got already',
  'vnu-jar':
    'gets a Java of its own where the machine has none; its test then says that it did not run',
};

const locked = Object.entries(readLock());

function pathsOf(matching: (entry: (typeof locked)[number][1]) => boolean): string[] {
  return locked.filter(([, entry]) => matching(entry)).map(([path]) => path);
}

describe('packages with install scripts', () => {
  it('are only those that work without them', () => {
    const names = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path, entry]) => packageName(path, entry));
    expect([...new Set(names)].sort()).toEqual(Object.keys(needless).sort());
  });

  it('never run their scripts with npm', () => {
    const settings = readFileSync('.npmrc', 'utf8').split('\n');
    expect(settings).toContain('ignore-scripts=true');
    expect(settings.filter((line) => /^\s*ignore-scripts\s*=/.test(line))).toHaveLength(1);
  });

  it('are denied one by one for npm versions that ask for approval', () => {
    expect(allowScripts).toEqual(
      Object.fromEntries(Object.keys(needless).map((name) => [name, false])),
    );
  });

  it('have no counterpart in our own package.json, where it would be ignored', () => {
    const ours = Object.keys(scripts);
    const passedOver = ours.filter(
      (name) =>
        /^(?:prepare|(?:pre|post)?install)$/.test(name) ||
        (/^(?:pre|post)/.test(name) && ours.includes(name.replace(/^(?:pre|post)/, ''))),
    );
    expect(passedOver).toEqual([]);
  });
});

describe('the lock file', () => {
  it('is checked in full', () => {
    expect(locked.length).toBeGreaterThan(500);
  });

  it('has a sha512 checksum for every package', () => {
    expect(pathsOf(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  });

  it('takes packages from the npm registry only', () => {
    const registry = 'https://registry.npmjs.org/';
    expect(pathsOf(({ resolved }) => !(resolved ?? registry).startsWith(registry))).toEqual([]);
  });
});

describe('package.json', () => {
  it.each(Object.entries({ dependencies, devDependencies, overrides }))(
    'pins exact versions in %s',
    (_field, versions) => {
      const loose = Object.entries(versions).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
      );
      expect(loose).toEqual([]);
    },
  );
});
