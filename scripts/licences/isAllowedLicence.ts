import type { LicensedPackage } from './productionPackages';

/** Licences that only ask that their notice is kept. */
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

/** Licences that ask for more. Each is allowed for these packages alone; docs/licences.md says why what it asks is met. */
const conditional: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-(?:libvips-[\w-]+|win32-\w+|wasm32)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
};

/**
 * Whether a package may be used under what its SPDX expression says: under all parts of an AND, one side of an OR.
 * An expression with parentheses inside is refused: a person should read it.
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
