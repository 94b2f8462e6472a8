import { useEffect } from 'react';
import { sitePages } from '@/catalogue/sitePages';
import { useLanguage } from '@/messages/useLanguage';
import { languages, localPath } from '@/shop/languages';
import { ownersLanguage } from '@/shop/ownersLanguage';
import { shop } from '@/shop/shop';

/**
 * Leads from the English report, whose address everybody remembers, to that in the owner's language; who comes from a page
 * of this site, such as by its switch, has chosen English.
 */
export function useOwnersLanguage(): void {
  const { code } = useLanguage();
  useEffect(() => {
    const own = ownersLanguage(shop);
    if (code !== 'en' || own === 'en' || isFromHere()) return;
    window.location.replace(localPath(languages[own], sitePages.report.path));
  }, [code]);
}

function isFromHere(): boolean {
  const { referrer } = document;
  return referrer !== '' && new URL(referrer).origin === window.location.origin;
}
