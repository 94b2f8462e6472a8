import { sitePages } from '@/catalogue/addresses/sitePages';
import type { LanguageCode } from '@/shop/LanguageCode';
import { languages, localPath } from '@/shop/languages';
import { ownersLanguage } from '@/shop/ownersLanguage';
import { shop } from '@/shop/shop';

/**
 * Where the address of the English report, which everybody remembers, leads an owner who reads
 * another language; undefined for visitors from this site, who chose English.
 * @param from `document.referrer`: empty for a bookmark.
 */
export function ownersPath(code: LanguageCode, from: string, origin: string): string | undefined {
  const own = ownersLanguage(shop);
  if (code !== 'en' || own === 'en' || `${from}/`.startsWith(`${origin}/`)) return undefined;
  return localPath(languages[own], sitePages.report.path);
}
