import { FIREBASE_STORAGE } from '@/shop/imageHosts';
import { shop } from '@/shop/shop';
import { OWN_PICTURES } from './pictureLimits';

/** Longer addresses, written once more into the optimiser's, would not pass every proxy. */
const LONGEST = 1_500;

/**
 * The one spelling of a picture's address under which the optimiser makes it: of our own folder, or of a configured host.
 * Undefined where it makes none, for then each spelling would cost a making and a place on the disk: addresses with a
 * fragment, a query (but Firebase storage's own), empty or dotted folders, malformed escapes.
 */
export function canonicalPicture(src: string): string | undefined {
  const address = src.startsWith('/') ? ownPicture(src) : hostedPicture(src);
  return address && address.length <= LONGEST ? address : undefined;
}

function ownPicture(src: string): string | undefined {
  const path = /[?#]/.test(src) ? undefined : canonicalPath(src);
  // An escaped slash would be a second spelling of a folder, an escaped percent sign one of whatever it escapes.
  return path?.startsWith(OWN_PICTURES) && !/%2F|%5C|%25/.test(path) ? path : undefined;
}

function hostedPicture(src: string): string | undefined {
  if (!URL.canParse(src) || src.includes('#')) return undefined;
  const { origin, hostname, pathname, search } = new URL(src);
  const path = canonicalPath(pathname);
  const query = hostname === FIREBASE_STORAGE ? firebaseQuery(search) : noQuery(search);
  if (path === undefined || query === undefined) return undefined;
  const address = origin + path + query;
  return isOfImageHost(address) ? address : undefined;
}

/** Each folder and name decoded and encoded again. A plus sign means a space to some servers: there is no telling. */
function canonicalPath(path: string): string | undefined {
  try {
    const names = path.slice(1).split('/').map(decodeURIComponent);
    if (names.some((name) => /^\.{0,2}$|\+|\p{Cc}/u.test(name))) return undefined;
    return `/${names.map(encodeURIComponent).join('/')}`;
  } catch {
    return undefined;
  }
}

/** Firebase's download addresses carry `alt=media` and, mostly, a token. */
function firebaseQuery(search: string): string | undefined {
  const { alt, token, ...others } = Object.fromEntries(new URLSearchParams(search));
  const isKnown = alt === 'media' && /^[\w-]{1,64}$/.test(token ?? '-');
  if (!isKnown || Object.keys(others).length > 0) return undefined;
  return `?alt=media${token ? `&token=${token}` : ''}`;
}

function noQuery(search: string): string | undefined {
  return search ? undefined : search;
}

/** Whether an absolute address, as `URL.href` writes it, is of a host and folder whose pictures this site may handle. */
export function isOfImageHost(address: string): boolean {
  return shop.imageHosts.some((host) => address.startsWith(`https://${host}`));
}
