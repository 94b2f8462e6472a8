import type { LanguageCode, OtherLanguageCode } from './LanguageCode';

/** A language without its words. */
export interface LanguageFacts {
  readonly code: LanguageCode;
  /** The value of the attribute `lang`. */
  readonly tag: string;
  /** What its paths begin with. It is empty for English, whose addresses the specification names. */
  readonly prefix: string;
  /** The language's name in that language, for those who look for it on a page in another one. */
  readonly name: string;
}

/** All languages. English is first, because it stands in where another lacks something. */
export const languages = {
  en: { code: 'en', tag: 'en-IN', prefix: '', name: 'English' },
  bn: { code: 'bn', tag: 'bn-IN', prefix: '/bn', name: 'বাংলা' },
  hi: { code: 'hi', tag: 'hi-IN', prefix: '/hi', name: 'हिंदी' },
} as const satisfies Record<LanguageCode, LanguageFacts>;

/** The codes of all languages, in the order of the language switch. */
export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

/** The languages into which English texts are translated. */
export const otherLanguageCodes = languageCodes.filter(
  (code): code is OtherLanguageCode => code !== 'en',
);

/** A path in a language: `/Foundation` becomes `/bn/Foundation`, and `/` becomes `/bn`; with a language it stays. */
export function localPath({ prefix }: Pick<LanguageFacts, 'prefix'>, path: string): string {
  if (!prefix || splitLanguage(path).code !== 'en') return path;
  return prefix + path.replace(/^\/(?=$|[?#])/, '');
}

/** Splits a path: `/bn/Foundation` into `bn` and `/Foundation`. */
export function splitLanguage(path: string): {
  readonly code: LanguageCode;
  readonly path: string;
} {
  const code = otherLanguageCodes.find((one) => {
    const { prefix } = languages[one];
    return path.startsWith(prefix) && /^(?:[/?#]|$)/.test(path.slice(prefix.length));
  });
  if (!code) return { code: 'en', path };
  const rest = path.slice(languages[code].prefix.length);
  return { code, path: rest.startsWith('/') ? rest : `/${rest}` };
}
