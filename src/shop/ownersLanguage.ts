import type { LanguageCode } from './LanguageCode';
import type { ShopFacts } from './ShopFacts';

/** The language in which the site speaks to its owner: the first of SHOP_LANGUAGES, else English. */
export function ownersLanguage({ languages }: Pick<ShopFacts, 'languages'>): LanguageCode {
  return languages?.[0] ?? 'en';
}
