import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { ShortlistMessages } from '@/messages/Messages';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
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
      </Words>
      <Begin className="screen">
        <LazyFreshnessNote shelf={offers} />
        <OffersRow offers={offers.items[0]} messages={messages.offers} />
      </Begin>
    </>
  );
}

const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding-block: var(--space-4);
`;

const Browse = styled(InternalLink)`
  background: var(--accent);
  color: var(--on-dark);

  &:hover {
    background: var(--accent-deep);
  }
`;

const Begin = styled.div`
  padding-top: var(--space-4);

  /* Wider than a list: this selector outranks the column's maximum width. */
  && {
    max-width: none;
  }

  section {
    padding-inline: 0;
  }
`;
