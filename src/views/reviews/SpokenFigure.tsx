import styled, { css } from 'styled-components';
import { fileOf, type SpokenReview } from '@/catalogue/reviewsOf';
import { MarkedText } from '@/ui/MarkedText';
import { BesideWords } from './BesideWords';

interface Props {
  readonly review: SpokenReview;
  readonly sayDay?: (day: string) => string;
}

/** A customer's words, who said them and when, and the clip or picture beside them. */
export function SpokenFigure({ review, sayDay }: Props) {
  const { words, customer, town, day } = review.quote;
  return (
    <Figure $shape={shapeOf(review)}>
      <BesideWords review={review} />
      <blockquote>
        <MarkedText as="p" text={words} />
      </blockquote>
      {customer || town || day ? (
        <figcaption>
          {customer ? <MarkedText as="b" text={customer} /> : null}
          {town ? <MarkedText text={town} /> : null}
          {town && day ? <span>{' · '}</span> : null}
          {day ? <time dateTime={day}>{sayDay?.(day) ?? day}</time> : null}
        </figcaption>
      ) : null}
    </Figure>
  );
}

/** `alone`: words only. `wide`: a YouTube video above. `tall`: a clip or picture beside them. */
function shapeOf(review: SpokenReview): 'alone' | 'wide' | 'tall' {
  if (review.media) return fileOf(review) ? 'tall' : 'wide';
  return review.poster ? 'tall' : 'alone';
}

const besideArch = css`
  @container (min-width: 17rem) {
    &:not(:has(video)) {
      grid-template-columns: min(40%, 11rem) minmax(0, 1fr);
      grid-template-rows: 1fr auto auto 1fr;
      row-gap: 0;

      > :first-child {
        grid-row: 1 / -1;
        align-self: center;
      }

      blockquote {
        grid-row: 2;
      }

      figcaption {
        grid-row: 3;
      }
    }
  }
`;

const arched = css`
  align-content: center;
  justify-items: center;
  padding: var(--space-6) min(var(--space-8), 8vw);
  border-radius: var(--radius-arch);
  background: var(--peach);
  text-align: center;
`;

const Figure = styled.figure<{ $shape: ReturnType<typeof shapeOf> }>`
  display: grid;
  gap: var(--space-3) var(--space-4);
  align-content: start;
  padding: var(--space-4);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-low);

  blockquote {
    margin: 0;
    font-size: var(--text-large);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  blockquote::before {
    content: '\\201c' / '';
    display: block;
    height: 0.5em;
    color: var(--gold);
    font: var(--text-page) / var(--leading) var(--font-display);
  }

  figcaption {
    margin-top: var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  b {
    display: block;
    color: var(--ink);
    font-weight: 600;
  }

  ${({ $shape }) => $shape === 'tall' && besideArch}
  ${({ $shape }) => $shape === 'alone' && arched}
`;
