interface SplitAddress {
  /** As received, percent-encoded. */
  readonly path: string;
  /** Decoded; as received when an escape is malformed. */
  readonly plain: string;
  /** Adds the same query to another path. */
  readonly withQuery: (path: string) => string;
}

/** Splits a request's address into path and query. Never throws. */
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

/** Percent-encodes the characters that a Location header must not contain; existing escapes stay unchanged. */
function encodedOnce(query: string): string {
  return query.replace(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
}
