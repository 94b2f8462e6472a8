import { anyCharacter } from './anyCharacter';
import fc from './fastCheck';

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@";
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...plain) },
  { weight: 1, arbitrary: anyCharacter.map(encodeURIComponent) },
);
const segment = fc.string({ unit: character });
const paths = fc
  .array(segment, { maxLength: 5 })
  .map((segments) => segments.map((one) => `/${one}`).join(''));
const ending = (mark: string) =>
  fc.oneof(
    fc.constant(''),
    segment.map((text) => mark + text),
  );

/**
 * Any path, and any web address. fast-check's own webUrl is the same, but first builds a table of all of Unicode
 * (anyCharacter).
 */
export const webAddresses = {
  paths,
  addresses: fc
    .tuple(
      fc.constantFrom('http://', 'https://'),
      fc.webAuthority(),
      paths,
      ending('?'),
      ending('#'),
    )
    .map((parts) => parts.join('')),
};
