import styled from 'styled-components';
import type { SpokenReview } from '@/catalogue/reviewsOf';
import type { ReviewsMessages } from '@/messages/Messages';
import { SpokenFigure } from './SpokenFigure';

interface Props {
  readonly reviews: readonly SpokenReview[];
  readonly messages: ReviewsMessages;
}

/** What customers said, with the clip or picture of each beside it. */
export function SpokenReviews({ reviews, messages }: Props) {
  return (
    <List>
      {reviews.map((review) => (
        <li key={review.id}>
          <SpokenFigure review={review} sayDay={messages.day} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(20rem, 34%)), 1fr));
  gap: var(--space-4);
  margin-bottom: var(--space-6);

  > li {
    container-type: inline-size;
    display: grid;
  }
`;
