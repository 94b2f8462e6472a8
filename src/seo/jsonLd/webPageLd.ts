import { absoluteAddress } from '@/catalogue/addresses/addresses';
import type { LanguageFacts } from '@/shop/languages';

/** A page's address and language, for search engines. */
export function webPageLd(path: string, { tag }: Pick<LanguageFacts, 'tag'>) {
  return { '@type': 'WebPage', '@id': absoluteAddress(path), inLanguage: tag } as const;
}
