import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { OpeningHours } from '@/layout/OpeningHours';
import type { OfflineMessages } from '@/messages/Messages';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { CallButton } from '@/product/CallButton';
import { formatPhone } from '@/shop/links/phone';
import { MarkedText } from '@/ui/MarkedText';
import { QuietButton } from '@/ui/QuietButton';
import { StatusPage } from './StatusPage';
import { useReloadWhenBack } from './useReloadWhenBack';

/** Without a network: how to call, and where the shop is. */
export function OfflineView({ messages }: { readonly messages: OfflineMessages }) {
  const { nav, place, shop } = useMessages();
  const own = useLocalPath(pageDefinitions.offline.path);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(window.location.pathname !== own), [own]);
  useReloadWhenBack(isWanted);
  return (
    <StatusPage title={messages.title} lead={isWanted ? messages.wanted : messages.ask}>
      <CallButton label={`${nav.callUs}: ${formatPhone()}`} />
      {isWanted ? (
        <QuietButton type="button" onClick={() => window.location.reload()}>
          {messages.retry}
        </QuietButton>
      ) : null}
      <Shop>
        <p>
          <MarkedText text={shop.name} />
        </p>
        <p>
          <MarkedText text={place.address(shop.street)} />
        </p>
        <OpeningHours />
      </Shop>
    </StatusPage>
  );
}

const Shop = styled.address`
  font-style: normal;
`;
