import { messagePage } from '@/page/messagePage';
import { SearchView } from '@/views/SearchView';
import { english } from '@/words/en/english';
import { searchWords } from '@/words/en/searchWords';

export default messagePage(() => <SearchView words={searchWords} />, {
  language: english,
  title: () => searchWords.title,
});
