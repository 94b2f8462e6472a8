import { english } from '@/messages/en/english';
import { searchMessages } from '@/messages/en/searchMessages';
import { unlistedPage } from '@/page/unlistedPage';
import { SearchView } from '@/views/SearchView';

export default unlistedPage(() => <SearchView messages={searchMessages} />, {
  language: english,
  title: () => searchMessages.title,
});
