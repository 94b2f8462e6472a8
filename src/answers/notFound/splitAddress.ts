import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath, splitLanguage } from '@/shop/languages';

interface SplitAddress {
  readonly code: LanguageCode;
  /** The path in its language, percent-encoded as received. */
  readonly path: string;
  /** Decoded; as received when an escape is malformed. */
  readonly plain: string;
  /** The prefix of a language is spelt in another case than its own. */
  readonly misspelt: boolean;
  /** Another path in the same language, with the same query. */
  readonly withQuery: (path: string) => string;
}

/**
 * Splits a request's address into language, path and query. The case of the language makes no difference. Never throws.
 */
export function splitAddress(url: string): SplitAddress {
  const [received = '', query] = url.split(/\?(.*)/s, 2);
  const own = received.replace(/^\/[^/]*/, (first) => first.toLowerCase());
  const { code, path } = splitLanguage(own);
  const isOther = code !== 'en';
  return {
    code,
    path: isOther ? path : received,
    plain: decoded(isOther ? path : received),
    misspelt: isOther && own !== received,
    withQuery: (right) => {
      const local = localPath(languages[code], right);
      return query ? `${local}?${encodedOnce(query)}` : local;
    },
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
