import { paths } from '@/catalogue/addresses';
import type { ErrorPageMessages } from '@/messages/Messages';
import { InternalLink } from '@/ui/InternalLink';
import { StatusPage } from './StatusPage';

/** The page for an error on our side: says so, and how to reach the shop all the same. */
export function ErrorView({ messages }: { messages: ErrorPageMessages['error'] }) {
  return (
    <StatusPage title={messages.title} lead={messages.lead}>
      <InternalLink href={paths.home}>{messages.home}</InternalLink>
    </StatusPage>
  );
}
