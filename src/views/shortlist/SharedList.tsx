import { mergedLists } from '@/catalogue/shortlist/changedList';
import type { SharedProduct } from '@/catalogue/shortlist/listFragment';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import type { ShortlistMessages } from '@/messages/Messages';
import { OwnButtons } from '@/product/enquiry/OwnButtons';
import { useAskInSight } from '@/product/enquiry/useAskInSight';
import { LaterFreshnessNote } from '@/product/LaterFreshnessNote';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import { QuietButton } from '@/ui/QuietButton';
import { PrintHead } from '../PrintHead';
import { ListActions } from './ListActions';
import { ListRow } from './ListRow';
import { ListSums } from './ListSums';
import { useListEnquiry } from './useListEnquiry';
import { useReceivedList } from './useReceivedList';

interface Props {
  readonly shared: readonly SharedProduct[];
  readonly own: readonly ShortlistedProduct[];
  /** Called with the list to store, or without one to keep the stored one. */
  readonly onDecide: (list?: readonly ShortlistedProduct[]) => void;
  readonly messages: ShortlistMessages;
}

/** A list received through a link. Nothing is stored before the visitor agrees. */
export function SharedList({ shared, own, onDecide, messages }: Props) {
  const { received, lines, isWaiting, mayBeOld, readAt } = useReceivedList(shared);
  const left = shared.length - received.length;
  const { enquiry } = useListEnquiry(lines, messages);
  useAskInSight(lines.length > 0 ? enquiry.text : undefined, messages.shared.title, 'these');
  return (
    <>
      <PrintHead readAt={mayBeOld ? undefined : readAt} />
      <ListActions>
        {lines.length > 0 ? (
          <>
            <OwnButtons>
              <WhatsAppButton label={messages.shared.send} message={enquiry.text} />
            </OwnButtons>
            <QuietButton type="button" onClick={() => onDecide(mergedLists(own, received))}>
              {own.length > 0 ? messages.shared.merge : messages.shared.keep}
            </QuietButton>
            {own.length > 0 ? (
              <QuietButton type="button" onClick={() => onDecide(received)}>
                {messages.shared.replace}
              </QuietButton>
            ) : null}
          </>
        ) : null}
        <QuietButton type="button" onClick={() => onDecide()}>
          {messages.shared.decline}
        </QuietButton>
      </ListActions>
      <LaterFreshnessNote shelf={{ mayBeOld, readAt }} />
      <p role="status">
        {isWaiting ? messages.shared.loading : left > 0 && messages.shared.left(left)}
      </p>
      {lines.length > 0 ? (
        <>
          <ul>
            {lines.map((line) => (
              <ListRow key={shortlistKey(line.listed)} line={line} messages={messages} />
            ))}
          </ul>
          <ListSums lines={lines} messages={messages} />
        </>
      ) : null}
    </>
  );
}
