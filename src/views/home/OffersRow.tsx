import { media } from '@styles/breakpoints';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { OfferInBrief, Offers } from '@/catalogue/offers/offerLists';
import type { HomeMessages } from '@/messages/Messages';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { SectionHeading } from '@/ui/SectionHeading';
import { scrollRow } from '@/ui/scrollRow';
import { OfferCard, offerCardStyle } from './OfferCard';

interface Props {
  /** Undefined when the shop has none: then there is no row. */
  readonly offers: Offers<OfferInBrief> | undefined;
  readonly messages: HomeMessages['offers'];
}

/** The best price of each of five shelves. Lazy pictures let the banner above come first. */
export const OffersRow = memo(function OffersRow({ offers, messages }: Props) {
  const id = useId();
  if (!offers) return null;
  return (
    <Ground as="section" aria-labelledby={id}>
      <SectionHeading id={id} title={messages.title[offers.kind]}>
        <InternalLink href={pageDefinitions.offers.path}>{messages.all}</InternalLink>
      </SectionHeading>
      <ul>
        {offers.offers.map((offer) => (
          <OfferCard key={offer.path} offer={offer} />
        ))}
      </ul>
    </Ground>
  );
});

/* On phones it scrolls: two cards (one with large text) and a part of the next. */
const Ground = styled(Container)`
  > div {
    margin-bottom: var(--space-2);
  }

  ul {
    ${scrollRow}
    grid-auto-columns: min(85%, max(40%, 8.5rem));
    gap: var(--space-3);
    padding-block: var(--space-1) var(--space-2);
  }

  ${offerCardStyle}

  ${media.medium} {
    ul {
      grid-auto-columns: max(23%, 9rem);
    }
  }

  ${media.wide} {
    ul {
      grid-auto-columns: calc((100% - 4 * var(--space-4)) / 5);
      gap: var(--space-4);
      margin-inline: 0;
      padding-inline: 0;
      overflow: visible;
    }
  }
`;
