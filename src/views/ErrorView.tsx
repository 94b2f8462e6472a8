import { paths } from '@/catalogue/paths';
import { InternalLink } from '@/ui/InternalLink';
import { words } from '@/words/words';
import { MessagePage } from './MessagePage';

/** Something broke on our side: says so, and how to reach the shop all the same. */
export function ErrorView() {
  return (
    <MessagePage title={words.error.title} lead={words.error.lead}>
      <InternalLink href={paths.home}>{words.error.home}</InternalLink>
    </MessagePage>
  );
}
