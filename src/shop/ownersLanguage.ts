import type { LanguageCode } from './LanguageCode';
import type { ShopFacts } from './ShopFacts';

/** The language in which tools write to the owner: the first of SHOP_LANGUAGES, else English. */
export function ownersLanguage({ languages }: Pick<ShopFacts, 'languages'>): LanguageCode {
  return languages?.[0] ?? 'en';
}
