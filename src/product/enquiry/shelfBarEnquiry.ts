import { absoluteAddress } from '@/catalogue/addresses/addresses';
import type { Language } from '@/messages/Language';
import { localPath } from '@/shop/languages';
import type { Enquiry } from './barEnquiries';

/**
 * The bottom bar's enquiry for several products.
 * @param path The page's path, without a language's prefix.
 */
export function shelfBarEnquiry(language: Language, path: string, title: string): Enquiry {
  const address = absoluteAddress(localPath(language, path));
  const message = `${language.messages.enquiry.about(title)}\n${address}`;
  return { message, about: title, label: 'these' };
}
