import { type LanguageCode, languageCodes } from '@/shop/languages';

/**
 * The language that a visitor would rather read than the page's; undefined if there is none. The first of the browser's
 * languages that the site has decides.
 * @param wanted The browser's languages, the best first: `bn-IN`, `en`.
 */
export function languageToOffer(
  wanted: readonly string[],
  current: LanguageCode,
): LanguageCode | undefined {
  const [best = current] = wanted.flatMap((tag) => {
    const [primary = ''] = tag.toLowerCase().split('-');
    return languageCodes.filter((code) => code === primary);
  });
  return best === current ? undefined : best;
}
