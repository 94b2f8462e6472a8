import { decodeLeniently, UNREADABLE } from '@/catalogue/addresses/decodeLeniently';
import { withoutTail } from '@/catalogue/addresses/withoutTail';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath, splitLanguage } from '@/shop/languages';

interface SplitAddress {
  readonly code: LanguageCode;
  /** Decoded, without language and what a sentence or chat put behind it; or `/`. */
  readonly path: string;
  /** With what stands behind it, for ids that end so. */
  readonly whole: string;
  /** Another path with language and query. Undefined for the same address (a loop) and for a cut one. */
  readonly redirectTo: (path: string) => string | undefined;
}

/** Splits an address into language, in any case, path and query. Never throws. */
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

/** For the Location header; existing escapes stay. */
function encodedOnce(query: string): string {
  return query.replace(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
}
