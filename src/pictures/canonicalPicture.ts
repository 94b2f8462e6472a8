import { shop } from '@/shop/shop';
import { FIREBASE_STORAGE, OWN_PICTURES } from './pictureLimits';

/** In characters. The optimiser's address, which contains this one, is longer and must still pass every proxy. */
const LONGEST = 1_500;

/**
 * The only spelling of a picture's address that the optimiser accepts, because each further spelling would cost another
 * conversion. Undefined for an address that can't be optimised: with a fragment, a query (other than Firebase
 * Storage's), empty or dot segments, or malformed escapes.
 */
export function canonicalPicture(src: string): string | undefined {
  const address = src.startsWith('/') ? ownPicture(src) : hostedPicture(src);
  return address && address.length <= LONGEST ? address : undefined;
}

function ownPicture(src: string): string | undefined {
  const path = /[?#]/.test(src) ? undefined : recodedPath(src);
  // Escaped slashes, backslashes and percent signs would be second spellings of an address.
  return path?.startsWith(OWN_PICTURES) && !/%2F|%5C|%25/.test(path) ? path : undefined;
}

function hostedPicture(src: string): string | undefined {
  if (!URL.canParse(src) || src.includes('#')) return undefined;
  const { origin, hostname, pathname, search } = new URL(src);
  const path = recodedPath(pathname);
  const query = hostname === FIREBASE_STORAGE ? firebaseQuery(search) : noQuery(search);
  if (path === undefined || query === undefined) return undefined;
  const address = origin + path + query;
  return isOnPictureHost(address) ? address : undefined;
}

/** Decodes and encodes each segment. Paths with a plus sign are refused, because some servers read it as a space. */
function recodedPath(path: string): string | undefined {
  try {
    const names = path.slice(1).split('/').map(decodeURIComponent);
    if (names.some((name) => /^\.{0,2}$|\+|\p{Cc}/u.test(name))) return undefined;
    return `/${names.map(encodeURIComponent).join('/')}`;
  } catch {
    return undefined;
  }
}

/** Firebase's download addresses have `alt=media` and usually a token. */
function firebaseQuery(search: string): string | undefined {
  const { alt, token, ...others } = Object.fromEntries(new URLSearchParams(search));
  const isKnown = alt === 'media' && /^[\w-]{1,64}$/.test(token ?? '-');
  if (!isKnown || Object.keys(others).length > 0) return undefined;
  return `?alt=media${token ? `&token=${token}` : ''}`;
}

function noQuery(search: string): string | undefined {
  return search ? undefined : search;
}

/** Whether an address, as `URL.href` writes it, is on a host and in a folder that this site may use. */
export function isOnPictureHost(address: string): boolean {
  return shop.pictureHosts.some((host) => address.startsWith(`https://${host}`));
}
