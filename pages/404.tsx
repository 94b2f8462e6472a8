import { messagePage } from '@/page/messagePage';
import { NotFoundView } from '@/views/NotFoundView';
import { english } from '@/words/en/english';
import { messageWords } from '@/words/en/messageWords';

const words = messageWords.notFound;

export default messagePage(() => <NotFoundView words={words} />, {
  language: english,
  title: words.title,
});
