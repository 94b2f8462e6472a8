import { absoluteAddress } from '@/catalogue/addresses';
import type { Language } from '@/messages/Language';
import { localPath } from '@/shop/languages';
import type { Enquiry } from './currentEnquiries';

/**
 * The bottom bar's enquiry where many products are in sight.
 * @param path Where they are, without a language's prefix.
 * @param title What they are, in the page's language.
 */
export function shelfInSight(language: Language, path: string, title: string): Enquiry {
  const address = absoluteAddress(localPath(language, path));
  const message = `${language.messages.enquiry.about(title)}\n${address}`;
  return { message, about: title, label: 'these' };
}
