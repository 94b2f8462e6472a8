import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { OpeningHours } from '@/layout/OpeningHours';
import type { OfflineMessages } from '@/messages/Messages';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { pagesBeside } from '@/offline/keepingRules';
import { type StoredPage, storedPages } from '@/offline/storedShop';
import { CallButton } from '@/product/CallButton';
import { formatPhone } from '@/shop/links/phone';
import { MarkedText } from '@/ui/MarkedText';
import { QuietButton } from '@/ui/QuietButton';
import { StatusPage } from './StatusPage';
import { useReloadWhenBack } from './useReloadWhenBack';

/** Without a network: how to call, where the shop is, the pages that this device keeps. */
export function OfflineView({ messages }: { readonly messages: OfflineMessages }) {
  const { nav, place, shop, moment } = useMessages();
  const own = useLocalPath(sitePages.offline.path);
  const [pages, setPages] = useState<readonly StoredPage[]>();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    setWanted(window.location.pathname !== own);
    void storedPages().then((stored) =>
      setPages(stored.filter(({ path }) => !pagesBeside(path, false).includes(path))),
    );
  }, [own]);
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
      {pages?.length === 0 ? <p>{messages.none}</p> : null}
      {pages?.length ? (
        <>
          <h2>{messages.kept}</h2>
          <List>
            {pages.map(({ path, title, keptAt }) => (
              <li key={path}>
                {/* A full load: the router would first look for the page's data. */}
                <a href={path}>{title}</a>
                <small>{` ${messages.keptAt(moment(new Date(keptAt)))}`}</small>
              </li>
            ))}
          </List>
        </>
      ) : null}
    </StatusPage>
  );
}

const Shop = styled.address`
  font-style: normal;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
