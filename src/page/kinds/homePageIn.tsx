import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { Language } from '@/messages/Language';
import type { HomeMessages } from '@/messages/Messages';
import { pageTitle } from '@/messages/pageTitle';
import type { PageProps } from '@/shelves/PageProps';
import { HomeView } from '@/views/HomeView';
import { definePage } from '../definePage';

interface Props extends PageProps<typeof pageDefinitions.home.collections> {
  readonly isSeason: boolean;
}

/** The home page in a language. */
export function homePageIn(language: Language, messages: HomeMessages) {
  return definePage<Props>((props) => <HomeView {...props} messages={messages} />, {
    language,
    definition: () => pageDefinitions.home,
    title: () => pageTitle(messages, language),
  });
}
