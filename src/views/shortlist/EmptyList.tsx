import { useState } from 'react';
import styled from 'styled-components';
import { sitePages } from '@/catalogue/addresses/sitePages';
import { recentlyViewed } from '@/device/recentlyViewed';
import type { ShortlistMessages } from '@/messages/Messages';
import { LaterFreshnessNote } from '@/product/LaterFreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { accentStyle } from '@/ui/buttonStyle';
import { InternalLink } from '@/ui/InternalLink';
import { useStore } from '@/ui/useStore';
import { OffersRow } from '../home/OffersRow';
import { LaterViewedProducts } from '../recentlyViewed/LaterViewedProducts';
import { useShelfProducts } from './useShelfProducts';

interface Props {
  readonly offers: ShelfStatesOf<typeof sitePages.shortlist.collections>['offers'];
  readonly messages: ShortlistMessages;
}

/** An empty shortlist: how it is filled, and products viewed last, or else good prices. */
export function EmptyList({ offers, messages }: Props) {
  const viewed = useStore(recentlyViewed).products;
  const { productsOf } = useShelfProducts(viewed.map(({ slug }) => slug));
  // If the viewed ones are forgotten, that is said in their place.
  const [hasViewed] = useState(viewed.length > 0);
  return (
    <>
      <Words>
        <h2>{messages.empty}</h2>
        <p>{messages.emptyLead}</p>
        <Browse href={sitePages.home.path}>{messages.browse}</Browse>
      </Words>
      <Begin className="screen">
        {hasViewed ? (
          <Viewed>
            <LaterViewedProducts productsOf={productsOf} />
          </Viewed>
        ) : (
          <>
            <LaterFreshnessNote shelf={offers} />
            <OffersRow offers={offers.items[0]} messages={messages.offers} />
          </>
        )}
      </Begin>
    </>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: center;
  padding-block: var(--space-4);
  text-align: center;
  text-wrap: balance;

  /* Wider than a list's rows: outranks the column's limit. */
  && {
    max-width: none;
  }
`;

const Browse = styled(InternalLink)`
  ${accentStyle}
`;

const Begin = styled.div`
  padding-top: var(--space-4);

  && {
    max-width: none;
  }

  section {
    padding-inline: 0;
  }
`;

/* Larger than elsewhere, with room for the prices before they are there. */
const Viewed = styled.div`
  section ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }

  section li {
    flex: 0 0 clamp(6.25rem, (100% - 3 * var(--space-3)) / 4, 11rem);
    min-width: 0;
  }

  section .about {
    min-height: 5.25rem;
  }

  section > div {
    justify-content: center;
  }
`;
