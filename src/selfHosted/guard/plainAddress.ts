/** An escaped letter or digit. */
const LETTER = '%(?:3\\d|[46][1-9A-F]|[57][\\dA])';

/**
 * Escapes of letters, digits, `-`, `.`, `_` and `~` mean the same as these (RFC 3986, 2.3), and some apps escape slashes.
 * Such a sign at the end is no part of a page's name: the answer to unknown addresses leaves it out.
 */
const NEEDLESS = new RegExp(`${LETTER}|%(?:2[D-F]|5F|7E)(?=[a-z\\d]|${LETTER})`, 'gi');

/**
 * Path and query of a request, with the path in its plain spelling: `/contact%2Dus` becomes `/contact-us`. It never
 * leads to another host. An address that is plain already stays as it is.
 */
export function plainAddress(url: string): string {
  return url.replace(/^[^?]*/, (path) => {
    const plain = path.replace(NEEDLESS, decodeURIComponent);
    return plain === path ? path : plain.replace(/^[\\/]+/, '/');
  });
}
