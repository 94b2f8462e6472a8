import type { SharedProduct } from '@/catalogue/shortlist/listFragment';
import type { ShortlistMessages } from '@/messages/Messages';
import { ListHead } from './ListHead';
import { useReceivedList } from './useReceivedList';

interface Props {
  readonly shared: readonly SharedProduct[];
  readonly messages: ShortlistMessages;
}

/** The head of a shared list. */
export function SharedHead({ shared, messages }: Props) {
  const { lines, isWaiting } = useReceivedList(shared);
  return (
    <ListHead
      lines={lines}
      awaited={isWaiting ? shared.length : undefined}
      lead={messages.shared.lead}
      messages={messages}
    />
  );
}
