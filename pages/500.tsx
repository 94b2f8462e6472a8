import { messagePage } from '@/page/messagePage';
import { ErrorView } from '@/views/ErrorView';
import { messageWords } from '@/words/messageWords';

export default messagePage(ErrorView, messageWords.error.title);
