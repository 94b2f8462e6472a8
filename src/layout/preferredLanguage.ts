import type { LanguageCode, OtherLanguageCode } from '@/shop/LanguageCode';
import { languageCodes } from '@/shop/languages';

/**
 * The language that a visitor of an English page would rather read; undefined if there is none. The first of the
 * browser's languages that the site has decides. A page in another language is offered in none: who opened it came by a
 * link in that language, or chose it, and many phones in Berhampore are set to English without being read in it.
 * @param wanted The browser's languages, the best first: `bn-IN`, `en`.
 */
export function preferredLanguage(
  wanted: readonly string[],
  current: LanguageCode,
): OtherLanguageCode | undefined {
  if (current !== 'en') return undefined;
  const [best = 'en'] = wanted.flatMap((tag) => {
    const [primary = ''] = tag.toLowerCase().split('-');
    return languageCodes.filter((code) => code === primary);
  });
  return best === 'en' ? undefined : best;
}
