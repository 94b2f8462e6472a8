import fc from './fastCheck';

const FIRST_HALF = 0xd800;
const HALVES = 0x800;
const LAST = 0x10ffff;

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. fast-check's own unit 'binary' is the same, but
 * first builds a table of all characters. That takes most of a second in each suite.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: LAST - HALVES })
  .map((at) => String.fromCodePoint(at < FIRST_HALF ? at : at + HALVES));
