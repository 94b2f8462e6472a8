interface SplitAddress {
  /** As it came, percent-encoded. */
  readonly path: string;
  /** Decoded as far as it can be. */
  readonly plain: string;
  /** The address of another path with the same query. */
  readonly withQuery: (path: string) => string;
}

/** The parts of a request's path and query as they came. Total. */
export function splitAddress(url: string): SplitAddress {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  return {
    path,
    plain: decoded(path),
    withQuery: (right) => (query ? `${right}?${encodedOnce(query)}` : right),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Percent-encodes what may not stand in a Location header; what is encoded already stays as it is. */
function encodedOnce(query: string): string {
  return query.replace(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
}
