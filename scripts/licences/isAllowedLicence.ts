import type { LicensedPackage } from './productionPackages';

/** Licences that only require their notice to be kept. */
const permissive = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
];

/**
 * Licences with more conditions, each allowed for these packages only. docs/licences.md says why the conditions are
 * met.
 */
const conditional: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-(?:libvips-[\w-]+|win32-\w+|wasm32)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
};

/**
 * Whether a package may be used under its SPDX expression: all parts of an AND must be allowed, but only one side of an
 * OR. An expression with inner parentheses is refused: a person should read it.
 */
export function isAllowedLicence({
  name,
  licence,
}: Pick<LicensedPackage, 'name' | 'licence'>): boolean {
  return licence
    .replace(/^\(([^()]+)\)$/, '$1')
    .split(' OR ')
    .some((side) => side.split(' AND ').every((part) => isAllowed(part, name)));
}

function isAllowed(licence: string, name: string): boolean {
  return permissive.includes(licence) || Boolean(conditional[licence]?.test(name));
}
