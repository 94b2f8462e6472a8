import fc from 'fast-check';

const FIRST_HALF = 0xd800;
const HALVES = 0x800;
const LAST = 0x10ffff;

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. fast-check's own unit 'binary' is the same, but makes a table
 * of all of them first: most of a second, anew for each suite.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: LAST - HALVES })
  .map((at) => String.fromCodePoint(at < FIRST_HALF ? at : at + HALVES));
