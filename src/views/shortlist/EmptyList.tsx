import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { ShortlistMessages } from '@/messages/Messages';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { OffersRow } from '../home/OffersRow';

interface Props {
  readonly offers: ShelfStatesOf<typeof pageDefinitions.shortlist.collections>['offers'];
  readonly messages: ShortlistMessages;
}

/** An empty shortlist: how it is filled, and good prices. */
export function EmptyList({ offers, messages }: Props) {
  return (
    <>
      <Words>
        <h2>{messages.empty}</h2>
        <p>{messages.emptyLead}</p>
        <Browse className="button" href={pageDefinitions.home.path}>
          {messages.browse}
        </Browse>
        <LazyFreshnessNote shelf={offers} />
      </Words>
      <OffersRow offers={offers.items[0]} messages={messages.offers} />
    </>
  );
}

const Words = styled(Container)`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding-bottom: var(--space-4);
`;

const Browse = styled(InternalLink)`
  background: var(--accent);
  color: var(--on-dark);

  &:hover {
    background: var(--accent-deep);
  }
`;
