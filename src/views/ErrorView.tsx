import { paths } from '@/catalogue/addresses';
import { InternalLink } from '@/ui/InternalLink';
import type { MessageWords } from '@/words/Words';
import { MessagePage } from './MessagePage';

/** Something broke on our side: says so, and how to reach the shop all the same. */
export function ErrorView({ words }: { words: MessageWords['error'] }) {
  return (
    <MessagePage title={words.title} lead={words.lead}>
      <InternalLink href={paths.home}>{words.home}</InternalLink>
    </MessagePage>
  );
}
