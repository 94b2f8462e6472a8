import { media } from '@styles/breakpoints';
import { memo, useId } from 'react';
import styled from 'styled-components';
import type { OfferInBrief, Offers } from '@/catalogue/offers/Offers';
import { sitePages } from '@/catalogue/sitePages';
import type { HomeMessages } from '@/messages/Messages';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { scrollRow } from '@/ui/scrollRow';
import { OfferCard, offerCardStyle } from './OfferCard';

interface Props {
  /** Undefined when the shop has none: then there is no row. */
  readonly offers: Offers<OfferInBrief> | undefined;
  readonly messages: HomeMessages['offers'];
}

/**
 * The best price of each of five shelves in a row. The pictures are lazy, so that the banner above them, the largest,
 * comes first.
 */
export const OffersRow = memo(function OffersRow({ offers, messages }: Props) {
  const id = useId();
  if (!offers) return null;
  return (
    <Ground as="section" aria-labelledby={id}>
      <h2 id={id}>{messages.title[offers.kind]}</h2>
      <InternalLink href={sitePages.offers.path}>{messages.all}</InternalLink>
      <ul>
        {offers.offers.map((offer) => (
          <OfferCard key={offer.path} offer={offer} />
        ))}
      </ul>
    </Ground>
  );
});

/* On phones the row scrolls sideways: two cards (with large text one) and a part of the next. On wide screens all five. */
const Ground = styled(Container)`
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: var(--space-3);
  align-items: baseline;
  padding-block: var(--space-2) 0;

  h2 {
    font-size: min(var(--text-title), 1.75rem);
  }

  > a {
    padding-block: 10px;
    color: var(--accent);
  }

  ul {
    ${scrollRow}
    grid-column: 1 / -1;
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
    padding-block: var(--space-2) 0;

    ul {
      grid-auto-columns: calc((100% - 4 * var(--space-4)) / 5);
      gap: var(--space-4);
      margin-inline: 0;
      padding-inline: 0;
      overflow: visible;
    }
  }

  /* On a low computer screen the prices are in sight, too. */
  @media (min-width: 1024px) and (max-height: 859.98px) {
    padding-top: 0;

    ul {
      padding-top: 0;
    }
  }

  ${media.short} {
    padding-block: 0;

    h2 {
      font-size: 1.125rem;
    }

    ul {
      grid-auto-columns: 10.5rem;
    }
  }
`;
