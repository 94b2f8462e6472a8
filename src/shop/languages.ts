/** A language of the site, without its words. */
export interface LanguageFacts {
  /** Its name in addresses, `hreflang` and fields of documents. */
  readonly code: 'en' | 'bn' | 'hi';
  /** The value of the attribute `lang`. */
  readonly tag: string;
  /** What its paths begin with: empty for English, whose addresses the specification names. */
  readonly prefix: string;
  /** Its name in itself, for those who look for it on a page in another language. */
  readonly name: string;
}

export type LanguageCode = LanguageFacts['code'];

/** The languages into which English texts are translated. */
export type OtherLanguageCode = Exclude<LanguageCode, 'en'>;

/** The languages of the site. English is first: whatever another language lacks is said in English. */
export const languages = {
  en: { code: 'en', tag: 'en-IN', prefix: '', name: 'English' },
  bn: { code: 'bn', tag: 'bn-IN', prefix: '/bn', name: 'বাংলা' },
  hi: { code: 'hi', tag: 'hi-IN', prefix: '/hi', name: 'हिन्दी' },
} as const satisfies Record<LanguageCode, LanguageFacts>;

/** The codes in the order of the language switch. */
export const languageCodes = Object.keys(languages) as readonly LanguageCode[];

/** The codes of all languages but English: those that need translations. */
export const otherLanguageCodes = languageCodes.filter(
  (code): code is OtherLanguageCode => code !== 'en',
);

/**
 * A path of this site in a language: `/Foundation` becomes `/bn/Foundation`, and `/` becomes `/bn`. A path that names
 * a language, as an owner may type for a banner, stays as it is.
 */
export function localPath({ prefix }: Pick<LanguageFacts, 'prefix'>, path: string): string {
  if (!prefix || splitLanguage(path).code !== 'en') return path;
  return prefix + path.replace(/^\/(?=$|[?#])/, '');
}

/** Splits a path into its language and the path without its prefix: `/bn/Foundation` into `bn` and `/Foundation`. */
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
