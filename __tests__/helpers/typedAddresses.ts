import fc from './fastCheck';
import { hostileAddresses } from './hostileAddresses';

const web = fc.webUrl({ withQueryParameters: true, withFragments: true });
const ownPath = fc.webPath().map((path) => `/pictures${path}`);
const clip = fc
  .tuple(fc.oneof(web, ownPath), fc.constantFrom('.mp4', '.webm', '.MP4?x=1', '.mp3'))
  .map((parts) => parts.join(''));
const youTube = fc
  .tuple(
    fc.constantFrom('https://youtu.be/', 'http://www.youtube.com/watch?v=', '//youtube.com/embed/'),
    fc.stringMatching(/^[\w-]{10,12}$/),
    fc.constantFrom('', '?si=a', '&t=10s', '/', '%22', '"'),
  )
  .map((parts) => parts.join(''));

/** Short as typed, long when encoded. */
const long = '?'.padEnd(1500, 'ছবি');

/** Addresses as an owner types them: of pictures, clips and YouTube, good and hostile, with some typing errors. */
export const typedAddresses: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('', '', '', ' ', '\n'),
    fc.oneof(web, ownPath, clip, youTube, fc.constantFrom(...hostileAddresses)),
    fc.constantFrom('', '', '', ' ', '%', '"', '\u0000', '\ud83c', '\u202egpj.exe', '?ছ', long),
  )
  .map((parts) => parts.join(''));
