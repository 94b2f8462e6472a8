import { sitePages } from '@/catalogue/sitePages';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath } from '@/shop/languages';
import { ownersLanguage } from '@/shop/ownersLanguage';
import { shop } from '@/shop/shop';

/**
 * Where the English report leads who opens it: its address is the one that everybody remembers, and the owner may read
 * another language. Undefined for who comes from a page of this site, such as by its switch, and has chosen English.
 * @param from the page that led here, as `document.referrer` has it: empty for a bookmark.
 * @param origin that of this site.
 */
export function ownersPath(code: LanguageCode, from: string, origin: string): string | undefined {
  const own = ownersLanguage(shop);
  if (code !== 'en' || own === 'en' || `${from}/`.startsWith(`${origin}/`)) return undefined;
  return localPath(languages[own], sitePages.report.path);
}
