import { isAllowedLicence } from '../../../scripts/licences/isAllowedLicence';

describe('isAllowedLicence', () => {
  it.each([
    ['react', 'MIT', true],
    ['any', 'GPL-3.0-only', false],
    ['any', 'none stated', false],
    ['any', '', false],
    ['any', 'mit', false],
  ])('judges %s under %s as allowed: %s', (name, licence, allowed) => {
    expect(isAllowedLicence({ name, licence })).toBe(allowed);
  });

  it.each([
    ['MIT OR GPL-3.0-only', true],
    ['(MIT OR CC0-1.0)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only OR MIT AND ISC', true],
    ['(MIT OR GPL-3.0-only) AND GPL-2.0-only', false],
  ])('judges the expression %s as allowed: %s', (licence, allowed) => {
    expect(isAllowedLicence({ name: 'any', licence })).toBe(allowed);
  });

  it.each([
    ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['any', 'LGPL-3.0-or-later', false],
    ['@evil/@img/sharp-wasm32', 'LGPL-3.0-or-later', false],
    ['caniuse-lite', 'CC-BY-4.0', true],
    ['any', 'CC-BY-4.0', false],
    ['caniuse-lite', 'LGPL-3.0-or-later', false],
  ])('allows other licences only for reviewed packages: %s, %s: %s', (name, licence, is) => {
    expect(isAllowedLicence({ name, licence })).toBe(is);
  });
});
