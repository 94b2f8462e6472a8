import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { SpokenReview } from '@/catalogue/reviewsOf';
import { ScrollRow } from '@/ui/ScrollRow';
import { SpokenFigure } from '../SpokenFigure';

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

const Row = styled(ScrollRow)`
  grid-auto-columns: min(92%, max(64%, 24rem));

  > li {
    display: grid;
    container-type: inline-size;
  }

  ${media.wide} {
    grid-auto-columns: minmax(0, 1fr);
    overflow: visible;
  }
`;
