import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { Language } from '@/messages/Language';
import type { SearchMessages } from '@/messages/Messages';
import type { PageProps } from '@/shelves/PageProps';
import { SearchView } from '@/views/SearchView';
import { definePage } from '../definePage';

/** The search page in a language. */
export function searchPageIn(language: Language, messages: SearchMessages) {
  return definePage<PageProps<typeof pageDefinitions.search.collections>>(
    () => <SearchView messages={messages} />,
    {
      language,
      definition: () => pageDefinitions.search,
      title: () => messages.title,
    },
  );
}
