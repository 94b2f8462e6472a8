import { isAllowedLicence } from '../../../scripts/licences/isAllowedLicence';

describe('isAllowedLicence', () => {
  it.each([
    ['react', 'MIT', true],
    ['picocolors', 'ISC', true],
    ['sharp', 'Apache-2.0', true],
    ['tslib', '0BSD', true],
    ['protobufjs', 'BSD-3-Clause', true],
    ['lru-cache', 'BlueOak-1.0.0', true],
    ['any', 'GPL-3.0-only', false],
    ['any', 'AGPL-3.0-or-later', false],
    ['any', 'SEE LICENSE IN LICENSE.md', false],
    ['any', 'UNLICENSED', false],
    ['any', 'none stated', false],
    ['any', '', false],
    ['any', 'mit', false],
  ])('judges %s under %s as allowed: %s', (name, licence, allowed) => {
    expect(isAllowedLicence({ name, licence })).toBe(allowed);
  });

  it.each([
    ['MIT OR GPL-3.0-only', true],
    ['GPL-3.0-only OR MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only OR MIT AND ISC', true],
    ['GPL-3.0-only OR MIT AND LGPL-3.0-or-later', false],
    ['(MIT OR GPL-3.0-only) AND GPL-2.0-only', false],
  ])('judges the expression %s as allowed: %s', (licence, allowed) => {
    expect(isAllowedLicence({ name: 'any', licence })).toBe(allowed);
  });

  it.each([
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
    ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['any', 'LGPL-3.0-or-later', false],
    ['sharp', 'LGPL-3.0-or-later', false],
    ['@evil/@img/sharp-wasm32', 'LGPL-3.0-or-later', false],
    ['caniuse-lite', 'CC-BY-4.0', true],
    ['any', 'CC-BY-4.0', false],
    ['caniuse-lite', 'LGPL-3.0-or-later', false],
  ])('allows other licences only for reviewed packages: %s, %s: %s', (name, licence, is) => {
    expect(isAllowedLicence({ name, licence })).toBe(is);
  });
});
