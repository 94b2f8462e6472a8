import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { findCategory } from '@/catalogue/categories';
import { allOffers } from '@/catalogue/offers/offerLists';
import type { ShortlistMessages } from '@/messages/Messages';
import { useLanguage } from '@/messages/useLanguage';
import { ProductGrid } from '@/product/ProductGrid';
import { ShelfLink } from '@/product/ShelfLink';
import { shelfQuery } from '@/shelves/shelfQuery';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { InternalLink } from '@/ui/InternalLink';

/** Whole rows of two, three or four columns. */
const MOST_OFFERS = 12;

interface Props {
  readonly messages: ShortlistMessages;
  /** Stands first. */
  readonly children: Elements;
}

/** What an empty list shows: how to fill it, and offers to begin with. */
export function EmptyList({ messages, children }: Props) {
  const { data } = useQuery(shelfQuery(allOffers, useLanguage().code));
  const [offerList] = data?.items ?? [];
  const products = useMemo(
    () =>
      offerList?.offers
        .slice(0, MOST_OFFERS)
        .map((product) => ({ product, category: findCategory(product.slug) })),
    [offerList],
  );
  return (
    <Column>
      {children}
      <h2>{messages.empty}</h2>
      <p>{messages.emptyLead}</p>
      <Browse className="button" href={pageDefinitions.home.path}>
        {messages.browse}
      </Browse>
      {offerList && products ? (
        <section aria-label={messages.offers[offerList.kind]}>
          <h2>{messages.offers[offerList.kind]}</h2>
          <ProductGrid products={products} ShelfLink={ShelfLink} />
        </section>
      ) : null}
    </Column>
  );
}

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;

  > section {
    width: 100%;
    margin-top: var(--space-6);
  }

  > section > h2 {
    margin-bottom: var(--space-4);
    font-size: var(--text-title);
  }
`;

const Browse = styled(InternalLink)`
  background: var(--accent);
  color: var(--on-dark);

  &:hover {
    background: var(--accent-deep);
  }
`;
