import type { Language } from '@/messages/Language';
import type { SearchMessages } from '@/messages/Messages';
import { SearchView } from '@/views/SearchView';
import { unlistedPage } from '../unlistedPage';

/** The search page in a language. */
export function searchPageIn(language: Language, messages: SearchMessages) {
  return unlistedPage(() => <SearchView messages={messages} />, {
    language,
    title: () => messages.title,
  });
}
