import styled from 'styled-components';
import { fileOf, type SpokenReview } from '@/catalogue/reviewsOf';
import { PlayableVideo } from '@/media/PlayableVideo';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { cardWidths } from '@/pictures/pictureLimits';
import { shop } from '@/shop/shop';
import { Lotus } from '@/ui/Lotus';
import { ReviewClip } from '../ReviewClip';

/** Beside a customer's words: the clip, else the picture, else a lotus. */
export function BesideWords({ review }: { review: SpokenReview }) {
  const { media: names } = useMessages();
  const { title = names.video, media, poster } = review;
  const clip = fileOf(review);
  if (clip) {
    return (
      <Arch>
        {shop.reviewClips.includes(clip) ? (
          <ReviewClip clip={clip} />
        ) : (
          <PlayableVideo title={title} media={{ file: clip }} poster={poster} shape="tall" />
        )}
      </Arch>
    );
  }
  if (media) return <PlayableVideo title={title} media={media} poster={poster} shape="wide" />;
  if (!poster) return <Drawn />;
  return (
    <Arch>
      <Still>
        <Picture src={poster} alt="" sizes="10rem" widths={cardWidths} />
      </Still>
    </Arch>
  );
}

/* A playing clip is not cut to the arch: its controls are in the corners. */
const Arch = styled.div`
  width: 100%;

  &:not(:has(video)) {
    max-width: 11rem;

    > div {
      border-radius: var(--radius-arch);
    }
  }
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
