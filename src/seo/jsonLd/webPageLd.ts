import { absoluteAddress } from '@/catalogue/addresses';
import type { LanguageFacts } from '@/shop/languages';

/** A page as search engines should know it: its address and its language. What it is about stands beside it. */
export function webPageLd(path: string, { tag }: Pick<LanguageFacts, 'tag'>) {
  const address = absoluteAddress(path);
  return { '@type': 'WebPage', '@id': address, url: address, inLanguage: tag } as const;
}
