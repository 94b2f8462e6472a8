import { messagePage } from '@/page/messagePage';
import { ErrorView } from '@/views/ErrorView';
import { english } from '@/words/en/english';
import { messageWords } from '@/words/en/messageWords';

const words = messageWords.error;

/** What stands in the place of a page that breaks in the browser; pages/500 is for what breaks on the server. */
export default messagePage(() => <ErrorView words={words} />, {
  language: english,
  title: words.title,
});
