import type { LanguageCode, OtherLanguageCode } from '@/shop/LanguageCode';
import { languageCodes } from '@/shop/languages';

/**
 * The language that a visitor of an English page would rather read: the browser's first that the
 * site has; undefined for English. Pages in other languages offer none: their reader chose them,
 * and many phones in Berhampore are set to English by default.
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
