import { readdirSync, readFileSync } from 'node:fs';
import { dependencies } from '../../package.json';
import { fonts } from '../../scripts/licences/fonts';
import { isAllowedLicence } from '../../scripts/licences/isAllowedLicence';
import { licencesPage } from '../../scripts/licences/licencesPage';
import { readLock } from '../../scripts/licences/packageLock';
import { productionPackages } from '../../scripts/licences/productionPackages';

const packages = productionPackages(readLock());

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
    expect(packages.filter((one) => !isAllowedLicence(one))).toEqual([]);
  });

  it('are not compatible where a package states none', () => {
    const [silent] = productionPackages({ 'node_modules/a': { version: '1.0.0' } });
    expect(silent && isAllowedLicence(silent)).toBe(false);
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
