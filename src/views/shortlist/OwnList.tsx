import { media } from '@styles/breakpoints';
import { useState } from 'react';
import styled from 'styled-components';
import type { sitePages } from '@/catalogue/addresses/sitePages';
import { listLines } from '@/catalogue/shortlist/listLines';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { shortlistLimits } from '@/catalogue/shortlist/shortlistLimits';
import { shortlist } from '@/device/shortlist';
import type { ShortlistMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useAskInSight } from '@/product/enquiry/useAskInSight';
import { LaterFreshnessNote } from '@/product/LaterFreshnessNote';
import { WhatsAppButton } from '@/product/WhatsAppButton';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { PrintHead } from '../PrintHead';
import { EmptyList } from './EmptyList';
import { ListSums } from './ListSums';
import { OwnRows } from './OwnRows';
import type { Removed } from './RemovedRow';
import { SenderFields } from './SenderFields';
import { SendList } from './SendList';
import { useListEnquiry } from './useListEnquiry';
import { useShelfProducts } from './useShelfProducts';

interface Props {
  readonly list: readonly ShortlistedProduct[];
  readonly offers: ShelfStatesOf<typeof sitePages.shortlist.collections>['offers'];
  readonly messages: ShortlistMessages;
}

/** The shortlist that this device stores. */
export function OwnList({ list, offers, messages }: Props) {
  const { nav } = useMessages();
  const { productsOf, mayBeOld, readAt } = useShelfProducts(list.map(({ slug }) => slug));
  const [removed, setRemoved] = useState<Removed>();
  const lines = listLines(list, productsOf);
  const texts = useListEnquiry(lines, messages);
  useAskInSight(list.length > 0 ? texts.enquiry.text : undefined, messages.title, 'list');

  const rows = (
    <OwnRows
      list={list}
      lines={lines}
      removed={removed}
      onRemoved={setRemoved}
      messages={messages}
    />
  );
  return (
    <>
      {list.length === 0 ? (
        <>
          {rows}
          <EmptyList offers={offers} messages={messages} />
        </>
      ) : (
        <>
          <PrintHead readAt={mayBeOld ? undefined : readAt} />
          <SendList texts={texts} messages={messages} />
          <SenderFields messages={messages} />
          <LaterFreshnessNote shelf={{ mayBeOld, readAt }} />
          {shortlist.isLasting() ? null : <p>{messages.notLasting}</p>}
          {list.length < shortlistLimits.products ? null : <p>{messages.full(list.length)}</p>}
          {rows}
          <ListSums lines={lines} messages={messages} />
          <Again className="screen">
            <WhatsAppButton
              label={nav.whatsAppUs}
              about={messages.title}
              message={texts.enquiry.text}
            />
          </Again>
          <Clear
            type="button"
            onClick={() => {
              setRemoved({ said: messages.emptied, lines: list, at: 0 });
              shortlist.change(() => []);
            }}
          >
            {messages.clear}
          </Clear>
        </>
      )}
    </>
  );
}

const Again = styled.p`
  text-align: end;

  ${media.hasBottomBar} {
    display: none;
  }
`;

const Clear = styled.button`
  display: block;
  min-height: var(--touch);
  margin-top: var(--space-3);
  color: var(--accent);
  text-decoration: underline;
`;
