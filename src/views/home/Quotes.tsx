import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { SpokenReview } from '@/catalogue/reviewsOf';
import { scrollRow } from '@/ui/scrollRow';
import { SpokenFigure } from '../reviews/SpokenFigure';

/** What customers said, each with its clip: three in a row, which scrolls on phones. */
export const Quotes = memo(function Quotes({ reviews }: { reviews: readonly SpokenReview[] }) {
  return (
    <Row>
      {reviews.map((review) => (
        <li key={review.id}>
          <SpokenFigure review={review} />
        </li>
      ))}
    </Row>
  );
});

const Row = styled.ul`
  ${scrollRow}
  grid-auto-columns: min(92%, max(64%, 24rem));
  gap: var(--space-3);
  padding-block: var(--space-1) var(--space-2);

  > li {
    display: grid;
    container-type: inline-size;
  }

  ${media.wide} {
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--space-4);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;
