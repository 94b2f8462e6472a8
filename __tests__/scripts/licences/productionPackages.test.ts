import type { LockedPackage } from '../../../scripts/licences/packageLock';
import { productionPackages } from '../../../scripts/licences/productionPackages';

function aPackage(changed: Partial<LockedPackage> = {}): LockedPackage {
  return { version: '1.0.0', license: 'MIT', ...changed };
}

describe('productionPackages', () => {
  it('returns name, version and licence', () => {
    const locked = { 'node_modules/zod': aPackage({ version: '4.6.7' }) };
    expect(productionPackages(locked)).toEqual([{ name: 'zod', version: '4.6.7', licence: 'MIT' }]);
  });

  it('leaves out development dependencies', () => {
    const locked = { 'node_modules/a': aPackage({ dev: true }), 'node_modules/b': aPackage() };
    expect(productionPackages(locked).map(({ name }) => name)).toEqual(['b']);
  });

  it('sorts by name, then version, whatever the order of the lock file', () => {
    const locked = {
      'node_modules/b': aPackage(),
      'node_modules/a': aPackage({ version: '2.0.0' }),
      'node_modules/b/node_modules/a': aPackage({ version: '1.0.0' }),
      'node_modules/@z/y': aPackage(),
    };
    expect(productionPackages(locked).map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@z/y 1.0.0',
      'a 1.0.0',
      'a 2.0.0',
      'b 1.0.0',
    ]);
  });

  it('lists a version once when it is installed in two places', () => {
    const locked = { 'node_modules/a': aPackage(), 'node_modules/b/node_modules/a': aPackage() };
    expect(productionPackages(locked)).toHaveLength(1);
  });

  it('marks a package that states no licence', () => {
    const locked = { 'node_modules/a': { version: '1.0.0' } };
    expect(productionPackages(locked)).toEqual([
      { name: 'a', version: '1.0.0', licence: 'none stated' },
    ]);
  });
});
