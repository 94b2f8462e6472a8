import styled, { css } from 'styled-components';
import { fileOf, type SpokenReview } from '@/catalogue/reviewsOf';
import { PlayableVideo } from '@/media/PlayableVideo';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { cardWidths } from '@/pictures/pictureLimits';
import { shop } from '@/shop/shop';
import { Lotus } from '@/ui/Lotus';
import { MarkedText } from '@/ui/MarkedText';
import { ReviewClip } from './ReviewClip';

interface Props {
  readonly review: SpokenReview;
  readonly sayDay?: (day: string) => string;
}

/** A customer's words, who said them and when, and the customer's video or picture. */
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
          <MarkedText as="b" text={customer} />
          <MarkedText text={town} />
          {town && day ? <span>{' · '}</span> : null}
          {day ? <time dateTime={day}>{sayDay?.(day) ?? day}</time> : null}
        </figcaption>
      ) : null}
    </Figure>
  );
}

/** The video, else the picture, else a lotus. */
function BesideWords({ review }: Pick<Props, 'review'>) {
  const { media: names } = useMessages();
  const { title = names.video, media, poster } = review;
  const clip = fileOf(review);
  if (clip && shop.reviewClips.includes(clip)) return <ReviewClip clip={clip} />;
  if (media) {
    const shape = clip ? 'tall' : 'wide';
    return <PlayableVideo title={title} media={media} poster={poster} shape={shape} />;
  }
  if (!poster) return <Drawn />;
  return (
    <Still>
      <Picture src={poster} alt="" sizes="10rem" widths={cardWidths} />
    </Still>
  );
}

/** `alone`: words only. `wide`: a YouTube video above. `tall`: a clip or picture beside them. */
function shapeOf(review: SpokenReview): 'alone' | 'wide' | 'tall' {
  if (review.media) return fileOf(review) ? 'tall' : 'wide';
  return review.poster ? 'tall' : 'alone';
}

/*
 * A playing clip is not cut to the arch, because its controls are in the corners. ":not(:has(video)) > :first-child" would
 * make the browser style the whole page again at each change of its elements.
 */
const besideArch = css`
  > :first-child {
    width: 100%;
    max-width: 11rem;
    border-radius: var(--radius-arch);
  }

  > :first-child:has(video) {
    width: auto;
    max-width: none;
    border-radius: var(--radius);
  }

  @container (min-width: 17rem) {
    &:not(:has(video)) {
      grid-template-columns: min(40%, 11rem) minmax(0, 1fr);
      grid-template-rows: 1fr auto auto 1fr;
      row-gap: 0;
    }

    > :first-child:not(:has(video)) {
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
`;

const arched = css`
  align-content: center;
  justify-items: center;
  padding: var(--space-6) min(var(--space-8), 8vw);
  border-radius: var(--radius-arch);
  background: var(--peach);
  text-align: center;
`;

const Still = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 5;
`;

const Drawn = styled(Lotus)`
  width: 2.75rem;
  fill: none;
  stroke: var(--gold);
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;
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
