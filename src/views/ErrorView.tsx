import { paths } from '@/catalogue/addresses';
import { InternalLink } from '@/ui/InternalLink';
import { messageWords } from '@/words/messageWords';
import { MessagePage } from './MessagePage';

/** Something broke on our side: says so, and how to reach the shop all the same. */
export function ErrorView() {
  return (
    <MessagePage title={messageWords.error.title} lead={messageWords.error.lead}>
      <InternalLink href={paths.home}>{messageWords.error.home}</InternalLink>
    </MessagePage>
  );
}
