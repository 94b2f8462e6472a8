/** Letters and digits (RFC 3986, 2.3), and slashes, which some apps escape. */
const LETTERS = /%(?:2F|3\d|[46][1-9A-F]|[57][\dA])/gi;

/** Not at an address's end, where they may not belong to a page's name: `unknownAddressProps` finds out. */
const SIGNS = /%(?:2[DE]|5F|7E)(?!(?:%..|[^a-z\d%])*$)/gi;

/**
 * A request's address with its path in plain spelling: `/contact%2Dus` becomes `/contact-us`. Never leads to another
 * host.
 */
export function plainAddress(url: string): string {
  return url.replace(/^[^?]*/, (path) => {
    const plain = path.replace(LETTERS, decodeURIComponent).replace(SIGNS, decodeURIComponent);
    return plain === path ? path : plain.replace(/^[\\/]+/, '/');
  });
}
