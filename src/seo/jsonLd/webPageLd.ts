import { absoluteAddress } from '@/catalogue/addresses';
import type { LanguageFacts } from '@/shop/languages';

/** A page as search engines should know it: its address and its language. What it is about stands beside it. */
export function webPageLd(path: string, { tag }: Pick<LanguageFacts, 'tag'>) {
  return { '@type': 'WebPage', '@id': absoluteAddress(path), inLanguage: tag } as const;
}
