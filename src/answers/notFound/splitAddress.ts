import { decoded, ESCAPED_PATH } from '@/catalogue/addresses/escapes';
import { withoutTail } from '@/catalogue/addresses/meantName';
import { languages, localPath, splitLanguage } from '@/shop/languages';

interface SplitAddress {
  /** Decoded, without the language and without punctuation of a sentence at its end; `/` for the home page. */
  readonly path: string;
  /** Another path with this language, query and fragment; undefined if that is the asked address, to avoid a loop. */
  readonly redirectTo: (path: string) => string | undefined;
}

/** Splits an address into language (in any letter case), path, query and fragment; undefined for a malformed escape. */
export function splitAddress(url: string): SplitAddress | undefined {
  const [asked = '', query] = url.split(/\?(.*)/s, 2);
  const written = asked.startsWith(`${ESCAPED_PATH}/`) ? asked.slice(ESCAPED_PATH.length) : asked;
  // Some apps write `%23` for the `#` of a list or shade.
  const [received = '', fragment] = written.split(/%23(.*)/s, 2);
  const plain = decoded(received);
  if (plain === undefined) return undefined;
  const { code, path } = languageOf(withoutTail(plain) || '/');
  return {
    path,
    redirectTo: (right) => {
      const local = localPath(languages[code], right);
      if (local === asked) return undefined;
      const search = query ? `?${encodedOnce(query)}` : '';
      return local + search + (fragment ? `#${encodedOnce(meantFragment(fragment))}` : '');
    },
  };
}

function languageOf(path: string): ReturnType<typeof splitLanguage> {
  const split = splitLanguage(path.replace(/^\/[^/]*/, (first) => first.toLowerCase()));
  return split.code === 'en' ? { ...split, path } : split;
}

/** The fragment as it was meant: apps that escape its `#` may escape all of it. */
function meantFragment(fragment: string): string {
  return (/%3d/i.test(fragment) && decoded(fragment)) || fragment;
}

/** A text for the Location header, with other characters than ASCII encoded. Existing escapes stay. */
function encodedOnce(query: string): string {
  return query.replace(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character.toWellFormed()),
  );
}
