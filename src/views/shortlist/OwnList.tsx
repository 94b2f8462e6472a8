import styled from 'styled-components';
import { changedList, listWithout } from '@/catalogue/shortlist/changedList';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import { shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { shortlist } from '@/device/shortlist';
import type { ShortlistMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { OwnButtons } from '@/product/enquiry/OwnButtons';
import { useAskInSight } from '@/product/enquiry/useAskInSight';
import { useShare } from '@/product/useShare';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import type { Elements } from '@/ui/Elements';
import { Icon } from '@/ui/Icon';
import { QuietButton } from '@/ui/QuietButton';
import { ListActions } from './ListActions';
import { ListRow } from './ListRow';
import { ListSums } from './ListSums';
import { listAddress, listMessage } from './listMessage';

interface Props {
  readonly lines: readonly ListLine[];
  /** Called after a removal, whose button is gone. */
  readonly onRemoved: (status: string) => void;
  readonly messages: ShortlistMessages;
  /** Between the buttons and the rows. */
  readonly children: Elements;
}

/** The shortlist that this device stores, unless empty. */
export function OwnList({ lines, onRemoved, messages, children }: Props) {
  const language = useLanguage();
  const message = listMessage(language, lines, messages);
  const [share, note] = useShare(() => ({
    title: messages.shared.title,
    address: listAddress(language, lines),
  }));
  useAskInSight(message, messages.title, 'list');
  return (
    <>
      <ListActions>
        <OwnButtons>
          <WhatsAppButton label={messages.ask} message={message} />
        </OwnButtons>
        <QuietButton type="button" onClick={share}>
          <Icon name="share" />
          <span>{messages.share}</span>
        </QuietButton>
      </ListActions>
      {note}
      {children}
      {shortlist.isLasting() ? null : <p>{messages.notLasting}</p>}
      {lines.length < shortlistLimits.products ? null : <p>{messages.full(lines.length)}</p>}
      <ul>
        {lines.map((line) => {
          const key = shortlistKey(line.listed);
          return (
            <ListRow
              key={key}
              line={line}
              onQuantity={(quantity) =>
                shortlist.change((list) => changedList(list, key, { quantity }))
              }
              onRemove={() => {
                shortlist.change((list) => listWithout(list, key));
                onRemoved(messages.removed);
              }}
              messages={messages}
            />
          );
        })}
      </ul>
      <ListSums lines={lines} messages={messages} />
      <Clear
        type="button"
        onClick={() => {
          shortlist.change(() => []);
          onRemoved(messages.emptied);
        }}
      >
        {messages.clear}
      </Clear>
    </>
  );
}

const Clear = styled.button`
  display: block;
  min-height: var(--touch);
  margin-top: var(--space-3);
  color: var(--accent);
  text-decoration: underline;
`;
