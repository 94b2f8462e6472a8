import type { LanguageCode } from '@/shop/LanguageCode';

interface ScriptRun {
  readonly language: LanguageCode;
  /** Where the run starts in the whole text. */
  readonly start: number;
  readonly text: string;
}

/**
 * Words that tell the script: at least two letters, because a single one may be a sign. The danda and digits tell
 * none.
 */
const words =
  /(?<en>[A-Za-z\u00c0-\u024f]{2,})|(?<bn>[\u0980-\u09e5\u09f0-\u09ff]{2,})|[\u0900-\u0963\u0970-\u097f]{2,}/g;

/** A Bengali or Hindi letter. Most texts of English pages have none, and are then not searched for words. */
const indic = /[\u0900-\u09ff]/;

/**
 * Splits a text into runs by language: Bengali, Devanagari for Hindi, Latin for English. Signs belong to the run around
 * them, between two languages to the page's own. Joined, the runs give the text.
 */
export function scriptRuns(text: string, page: LanguageCode): readonly ScriptRun[] {
  const found = page === 'en' && !indic.test(text) ? [] : [...text.matchAll(words)];
  const [first = page, ...others] = found.map(languageOf);
  if (others.every((language) => language === first)) return [{ language: first, start: 0, text }];
  const runs: ScriptRun[] = [];
  const add = (language: LanguageCode, end: number) => {
    const last = runs.at(-1);
    const start = last ? last.start + last.text.length : 0;
    if (last?.language === language) {
      runs[runs.length - 1] = { ...last, text: text.slice(last.start, end) };
    } else if (end > start) runs.push({ language, start, text: text.slice(start, end) });
  };
  for (const word of found) {
    const language = languageOf(word);
    if (runs.at(-1)?.language !== language) add(page, word.index);
    add(language, word.index + word[0].length);
  }
  add(page, text.length);
  return runs;
}

function languageOf({ groups }: RegExpExecArray): LanguageCode {
  if (groups?.bn) return 'bn';
  return groups?.en ? 'en' : 'hi';
}
