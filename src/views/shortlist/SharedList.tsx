import { mergedLists } from '@/catalogue/shortlist/changedList';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import { type ShortlistedProduct, shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import type { ShortlistMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { OwnButtons } from '@/product/enquiry/OwnButtons';
import { useAskInSight } from '@/product/enquiry/useAskInSight';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import type { Elements } from '@/ui/Elements';
import { QuietButton } from '@/ui/QuietButton';
import { ListActions } from './ListActions';
import { ListRow } from './ListRow';
import { ListSums } from './ListSums';
import { listMessage } from './listMessage';

interface Props {
  /** Of the products that are on their shelves. */
  readonly lines: readonly ListLine[];
  /** How many products of the link are not among the lines. */
  readonly missing: number;
  /** Some shelves are still being read. */
  readonly isWaiting: boolean;
  readonly own: readonly ShortlistedProduct[];
  /** Called with the list to store, or without one to keep the stored one. */
  readonly onDecide: (list?: readonly ShortlistedProduct[]) => void;
  readonly messages: ShortlistMessages;
  /** Between the buttons and the rows. */
  readonly children: Elements;
}

/** A list received through a link. Nothing is stored before the visitor agrees. */
export function SharedList(props: Props) {
  const { lines, missing, isWaiting, own, onDecide, messages, children } = props;
  const { shared } = messages;
  const message = listMessage(useLanguage(), lines, messages);
  const received = lines.map(({ listed }) => listed);
  const hasOwn = own.length > 0;
  useAskInSight(lines.length > 0 ? message : undefined, shared.title, 'these');
  return (
    <>
      <ListActions>
        {lines.length > 0 ? (
          <>
            <OwnButtons>
              <WhatsAppButton label={shared.send} message={message} />
            </OwnButtons>
            <QuietButton
              type="button"
              onClick={() => onDecide(hasOwn ? mergedLists(own, received) : received)}
            >
              {hasOwn ? shared.merge : shared.accept}
            </QuietButton>
            {hasOwn ? (
              <QuietButton type="button" onClick={() => onDecide(received)}>
                {shared.replace}
              </QuietButton>
            ) : null}
          </>
        ) : null}
        <QuietButton type="button" onClick={() => onDecide()}>
          {shared.decline}
        </QuietButton>
      </ListActions>
      {children}
      <p role="status">{isWaiting ? shared.loading : missing > 0 && shared.left(missing)}</p>
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
