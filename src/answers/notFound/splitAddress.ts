import { decodeLeniently, UNREADABLE } from '@/catalogue/decodeLeniently';
import { withoutTail } from '@/catalogue/withoutTail';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath, splitLanguage } from '@/shop/languages';

interface SplitAddress {
  readonly code: LanguageCode;
  /** The path in its language, decoded, without what a sentence or chat put behind it; `/` when nothing is left. */
  readonly path: string;
  /** The decoded path with what stands behind it, for ids that end so. */
  readonly whole: string;
  /**
   * Another path in the same language, with the same query. Undefined when that is the address itself, to which a
   * redirect would loop for ever, and for an address that was cut: nobody knows what it went on with.
   */
  readonly redirectTo: (path: string) => string | undefined;
}

/**
 * Splits a request's address into language, path and query. The case of the language makes no difference. Never throws.
 */
export function splitAddress(url: string): SplitAddress {
  const [received = '', query] = url.split(/\?(.*)/s, 2);
  const decoded = decodeLeniently(received);
  const { code, path } = languageOf(withoutTail(decoded) || '/');
  return {
    code,
    path,
    whole: languageOf(decoded).path,
    redirectTo: (right) => {
      const local = localPath(languages[code], right);
      if (local === received || decoded.includes(UNREADABLE)) return undefined;
      return query ? `${local}?${encodedOnce(query)}` : local;
    },
  };
}

function languageOf(path: string): ReturnType<typeof splitLanguage> {
  const split = splitLanguage(path.replace(/^\/[^/]*/, (first) => first.toLowerCase()));
  return split.code === 'en' ? { ...split, path } : split;
}

/** Percent-encodes the characters that a Location header must not contain; existing escapes stay unchanged. */
function encodedOnce(query: string): string {
  return query.replace(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
}
