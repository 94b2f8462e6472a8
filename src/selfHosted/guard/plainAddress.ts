/**
 * Escaped letters and digits mean the same as these (RFC 3986, 2.3). Some apps escape slashes, which separate here, and
 * brackets would lead Next to the file of `/[category]`.
 */
const LETTERS = /%(?:2F|3\d|[46][1-9A-F]|[57][\dA]|5[BD])/gi;

/**
 * Escapes of `-`, `.`, `_` and `~` mean these signs. Those at the end of an address stay escaped: they may be no part of a
 * page's name, which the answer to unknown addresses finds out.
 */
const SIGNS = /%(?:2[DE]|5F|7E)(?!(?:%..|[^a-z\d%])*$)/gi;

/**
 * Path and query of a request, with the path in its plain spelling: `/contact%2Dus` becomes `/contact-us`. It never
 * leads to another host. An address that is plain already stays as it is, and so do those of scripts, whose names have
 * brackets.
 */
export function plainAddress(url: string): string {
  return url.replace(/^(?!\/_next\/static\/)[^?]*/, (path) => {
    const plain = path.replace(LETTERS, decodeURIComponent).replace(SIGNS, decodeURIComponent);
    return plain === path ? path : plain.replace(/^[\\/]+/, '/');
  });
}
