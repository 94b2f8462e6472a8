import { readdirSync, readFileSync } from 'node:fs';
import { dependencies } from '../../package.json';
import { fonts, licencesPage } from '../../scripts/licences/licencesPage';
import {
  type LicensedPackage,
  productionPackages,
  readLock,
} from '../../scripts/licences/productionPackages';

const packages = productionPackages(readLock());

/** Licences that only require their notice to be kept. */
const permissive = ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'];

const libvips = /^@img\/sharp-(?:libvips-[\w-]+|win32-\w+|wasm32)$/;

/**
 * Licences with more conditions, each allowed for these packages only. docs/licences.md says why the conditions are
 * met. A person should read every other one, also one that is put together of these.
 */
const conditional: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': libvips,
  'Apache-2.0 AND LGPL-3.0-or-later': libvips,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': libvips,
  'CC-BY-4.0': /^caniuse-lite$/,
};

function isAllowed({ name, licence }: LicensedPackage): boolean {
  return permissive.includes(licence) || Boolean(conditional[licence]?.test(name));
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`);
}

describe('the licences of production packages', () => {
  it('cover every dependency and its own dependencies', () => {
    const names = packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(names).toEqual(
      expect.arrayContaining(['@img/sharp-libvips-linux-x64', '@next/swc-darwin-arm64', 'serwist']),
    );
  });

  it('are all compatible', () => {
    expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
  });

  it('are not compatible where a package states none', () => {
    const [silent] = productionPackages({ 'node_modules/a': { version: '1.0.0' } });
    expect(silent && isAllowed(silent)).toBe(false);
  });

  it('are listed in docs/licences.md; run npm run licences to update it', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(packages));
  });
});

describe('the fonts', () => {
  it('are all listed, and no others', () => {
    const there = ['public/fonts', 'assets/fonts'].flatMap((folder) =>
      filesIn(folder, /\.(?:woff2?|ttf|otf)$/),
    );
    expect(fonts.flatMap(({ files }) => files).sort()).toEqual(there.sort());
  });

  it.each(fonts)('$family has its licence in the repository', ({ family, text }) => {
    const licence = readFileSync(text, 'utf8');
    expect(licence.slice(0, licence.indexOf('\n')).replaceAll(' ', '')).toContain(
      family.replaceAll(' ', ''),
    );
    expect(licence).toContain('SIL Open Font License, Version 1.1');
    expect(licence).not.toMatch(/with Reserved Font Name/i);
  });
});
