import { messagePage } from '@/page/messagePage';
import { ErrorView } from '@/views/ErrorView';
import { english } from '@/words/en/english';
import { messageWords } from '@/words/en/messageWords';

const words = messageWords.error;

export default messagePage(() => <ErrorView words={words} />, {
  language: english,
  title: () => words.title,
});
