import { media } from '@styles/breakpoints';
import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '@/catalogue/addresses';
import { changedList } from '@/catalogue/shortlist/changedList';
import { chosenShade, listLines } from '@/catalogue/shortlist/listLines';
import { listTotals } from '@/catalogue/shortlist/listTotals';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistKey } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { shortlist } from '@/device/shortlist';
import type { ShortlistMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { DeliveryCheck } from '@/product/delivery/DeliveryCheck';
import { useAskInSight } from '@/product/enquiry/useAskInSight';
import { LaterFreshnessNote } from '@/product/LaterFreshnessNote';
import { accentStyle } from '@/ui/buttonStyle';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { QuietButton } from '@/ui/QuietButton';
import { PrintHead } from '../PrintHead';
import { AskForList } from './AskForList';
import { ListRow } from './ListRow';
import { ListSums } from './ListSums';
import { RowControls } from './RowControls';
import { ShareList } from './ShareList';
import { useListEnquiry } from './useListEnquiry';
import { useShelfProducts } from './useShelfProducts';

interface Props {
  readonly list: readonly ShortlistedProduct[];
  readonly messages: ShortlistMessages;
}

/** What was just removed, and the list before that. */
interface Undo {
  readonly said: string;
  readonly before: readonly ShortlistedProduct[];
}

/** The shortlist that this device stores. */
export function OwnList({ list, messages }: Props) {
  const { labelsOf, product } = useMessages();
  const { productsOf, mayBeOld, readAt } = useShelfProducts(list.map(({ slug }) => slug));
  const [undo, setUndo] = useState<Undo>();
  const lines = listLines(list, productsOf);
  const { price, unpriced } = listTotals(lines);
  const texts = useListEnquiry(lines, messages);
  useAskInSight(list.length > 0 ? texts.enquiry.text : undefined, messages.title, 'list');

  const takeOff = (said: string, left: readonly ShortlistedProduct[]) => {
    setUndo({ said, before: list });
    shortlist.change(() => left);
  };
  return (
    <>
      <div role="status">
        {undo ? (
          <Said>
            <MarkedText text={undo.said} />{' '}
            <QuietButton
              type="button"
              onClick={() => {
                shortlist.change(() => undo.before);
                setUndo(undefined);
              }}
            >
              {messages.undo}
            </QuietButton>
          </Said>
        ) : null}
      </div>
      {list.length === 0 ? (
        <Empty>
          <h2>{messages.empty}</h2>
          <p>{messages.emptyLead}</p>
          <Browse href={paths.home}>{messages.browse}</Browse>
        </Empty>
      ) : (
        <>
          <PrintHead readAt={mayBeOld ? undefined : readAt} />
          <AskForList enquiry={texts.enquiry} messages={messages} />
          <LaterFreshnessNote shelf={{ mayBeOld, readAt }} />
          {shortlist.isLasting() ? null : <p>{messages.notLasting}</p>}
          {list.length < shortlistLimits.products ? null : <p>{messages.full(list.length)}</p>}
          <ul>
            {lines.map((line) => {
              const key = shortlistKey(line.kept);
              const name = productName(line, labelsOf(line.kept.slug));
              const title = product.inShade(name, chosenShade(line));
              return (
                <ListRow key={key} line={line} messages={messages}>
                  <RowControls
                    kept={line.kept}
                    title={title}
                    onChange={(change) => shortlist.change((now) => changedList(now, key, change))}
                    onRemove={() =>
                      takeOff(
                        messages.removed(title),
                        list.filter((kept) => shortlistKey(kept) !== key),
                      )
                    }
                    messages={messages}
                  />
                </ListRow>
              );
            })}
          </ul>
          <ListSums lines={lines} messages={messages} />
          <DeliveryCheck price={unpriced > 0 ? undefined : price} messages={messages.delivery} />
          <ShareList texts={texts} messages={messages} />
          <Clear type="button" onClick={() => takeOff(messages.emptied, [])}>
            {messages.clear}
          </Clear>
        </>
      )}
    </>
  );
}

const Said = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--peach);

  ${media.print} {
    display: none;
  }
`;

const Empty = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  padding-block: var(--space-8);
  text-align: center;
`;

const Browse = styled(InternalLink)`
  ${accentStyle}
`;

const Clear = styled.button`
  display: block;
  min-height: var(--touch);
  margin-top: var(--space-3);
  color: var(--accent);
  text-decoration: underline;
`;
