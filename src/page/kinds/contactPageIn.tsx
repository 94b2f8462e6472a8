import { sitePages } from '@/catalogue/sitePages';
import type { Language } from '@/messages/Language';
import type { ContactMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import type { ShopHours } from '@/shop/ShopHours';
import { ContactView } from '@/views/ContactView';
import { sitePage } from '../sitePage';

interface Props extends PageProps<typeof sitePages.contact.collections> {
  readonly hours?: ShopHours;
}

/** The contact page in a language. */
export function contactPageIn(language: Language, messages: ContactMessages) {
  return sitePage<Props>(({ hours }) => <ContactView hours={hours} messages={messages} />, {
    language,
    definition: () => sitePages.contact,
    title: () => messages.tabTitle(language.messages.place.town),
  });
}
