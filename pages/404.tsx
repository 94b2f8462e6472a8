import { messagePage } from '@/page/messagePage';
import { NotFoundView } from '@/views/NotFoundView';
import { messageWords } from '@/words/messageWords';

export default messagePage(NotFoundView, messageWords.notFound.title);
