import styled from 'styled-components';
import { changedList, listWithout } from '@/catalogue/shortlist/changedList';
import { type ListLine, listTotals } from '@/catalogue/shortlist/listLines';
import { shortlistKey, shortlistLimits } from '@/catalogue/shortlist/ShortlistedProduct';
import { inRupees } from '@/messages/inRupees';
import type { ShortlistMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { EnquiryButtons } from '@/product/enquiry/EnquiryButtons';
import { useBarEnquiry } from '@/product/enquiry/useBarEnquiry';
import { shortlist } from '@/product/shortlist';
import { useShare } from '@/product/useShare';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import type { Elements } from '@/ui/Elements';
import { Icon } from '@/ui/Icon';
import { QuietButton } from '@/ui/QuietButton';
import { ListActions } from './ListActions';
import { ListRow } from './ListRow';
import { fragmentOf, listAddress, listMessage } from './listMessage';

interface Props {
  /** At least one. */
  readonly lines: readonly ListLine[];
  /** Adds a shared list to the visitor's own. Absent for the own list, whose lines can be changed. */
  readonly onAdd: (() => void) | undefined;
  readonly onClear: () => void;
  /** Called after a removal, because the pressed button is gone. */
  readonly onRemoved: (announced: string) => void;
  readonly messages: ShortlistMessages;
  /** Stands between the buttons and the rows. */
  readonly children: Elements;
}

/** A list of products, with one WhatsApp message about all of them and a link to share. */
export function ListOfProducts({ lines, onAdd, onClear, onRemoved, messages, children }: Props) {
  const language = useLanguage();
  const { shared } = messages;
  const message = listMessage(language, lines, messages);
  const { price, unpriced } = listTotals(lines);
  const [share, note] = useShare(() => ({
    title: shared.title,
    address: listAddress(language, fragmentOf(lines)),
  }));
  useBarEnquiry(message, onAdd ? shared.title : messages.title, onAdd ? 'these' : 'list');
  return (
    <>
      <ListActions>
        <EnquiryButtons>
          <WhatsAppButton label={onAdd ? shared.send : messages.ask} message={message} />
        </EnquiryButtons>
        <QuietButton type="button" onClick={onAdd ?? share}>
          {onAdd ? null : <Icon name="share" />}
          <span>{onAdd ? shared.add : messages.share}</span>
        </QuietButton>
      </ListActions>
      {note}
      {children}
      {onAdd || shortlist.isLasting() ? null : <p>{messages.notLasting}</p>}
      {onAdd || lines.length < shortlistLimits.products ? null : (
        <p>{messages.full(lines.length)}</p>
      )}
      <Rows>
        {lines.map((line) => {
          const key = shortlistKey(line.listed);
          const controls = {
            onQuantity: (quantity: number) =>
              shortlist.change((list) => changedList(list, key, { quantity })),
            onRemove: () => {
              shortlist.change((list) => listWithout(list, key));
              onRemoved(messages.removed);
            },
          };
          return <ListRow key={key} line={line} {...(onAdd ? {} : controls)} messages={messages} />;
        })}
      </Rows>
      <Sums role="status">
        {price > 0 ? (
          <p>
            <span>{`${messages.total} `}</span>
            <strong>{inRupees(price)}</strong>
          </p>
        ) : null}
        {unpriced > 0 ? <p>{messages.unpriced(unpriced)}</p> : null}
      </Sums>
      {onAdd ? null : (
        <Clear type="button" onClick={onClear}>
          {messages.clear}
        </Clear>
      )}
    </>
  );
}

/* One row or up to three side by side. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  column-gap: var(--space-8);
`;

const Sums = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: end;
  padding-block: var(--space-3);
  text-align: end;

  strong {
    font: 600 var(--text-title) / var(--leading) var(--font-display);
  }
`;

const Clear = styled.button`
  min-height: var(--touch);
  color: var(--accent);
  text-decoration: underline;
`;
