import { media } from '@styles/breakpoints';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import type { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { groups } from '@/catalogue/categories';
import type { Video } from '@/catalogue/items';
import { BRANDS, type GroupSlug } from '@/catalogue/registry';
import { fileOf, reviewsOf, type SpokenReview } from '@/catalogue/reviewsOf';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { useNotice } from '@/shelves/useNotice';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { ScrollRow } from '@/ui/ScrollRow';
import { PageSection } from '../PageSection';
import { Rail } from '../photosAndVideos/Rail';
import { ReviewClips } from '../photosAndVideos/ReviewClips';
import { ShopPhotos } from '../photosAndVideos/ShopPhotos';
import { SpokenFigure } from '../photosAndVideos/SpokenFigure';
import { VideoList } from '../photosAndVideos/VideoList';
import { ShopAnswers } from '../ShopAnswers';
import { Brands } from './Brands';
import { CategoryGrid } from './CategoryGrid';
import { FestivalBand } from './FestivalBand';
import { Marquee } from './Marquee';

interface Props {
  readonly shelves: Pick<
    ShelfStatesOf<typeof pageDefinitions.home.collections>,
    'videos' | 'photos'
  >;
  readonly messages: HomeMessages;
}

/** Everything below the first screen of phones and wide windows. */
export function BelowFold({ shelves: { videos, photos }, messages }: Props) {
  // In its season the festival's section stands above the goods, otherwise below them.
  const isSeason = useNotice()?.isSeason;
  const reviews = useMemo(() => homeReviews(videos.items), [videos.items]);
  const festival = <FestivalBand messages={messages} />;
  return (
    <>
      <Answers>
        <ShopAnswers messages={messages.answers} />
      </Answers>
      <Marquee messages={messages} />
      {isSeason ? festival : null}
      <GroupSection slug={BRANDS} offScreen="strip">
        <Brands />
      </GroupSection>
      <PageSection title={messages.videos} offScreen="rail">
        <VideoList videos={reviews.videos} clips={reviews.otherClips} list={LargeRail} />
      </PageSection>
      {groups
        .filter((group) => group !== BRANDS)
        .map((group) => (
          <GroupSection key={group} slug={group} offScreen="grid">
            <CategoryGrid group={group} askOnly={messages.askOnly} />
          </GroupSection>
        ))}
      {isSeason ? null : festival}
      {reviews.spoken.length + reviews.clips.length > 0 ? (
        <PageSection title={messages.reviews} offScreen="rail">
          {reviews.spoken.length > 0 ? (
            <Quotes reviews={reviews.spoken} />
          ) : (
            <ReviewClips list={Rail} clips={reviews.clips} />
          )}
        </PageSection>
      ) : null}
      <PageSection title={messages.photos} offScreen="rail">
        <ShopPhotos photos={photos.items} list={LargeRail} sizesOf={photoSizes} headingLevel="h3" />
      </PageSection>
    </>
  );
}

function homeReviews(videos: readonly Video[]) {
  const reviews = reviewsOf(shop.reviewClips, videos);
  const files = reviews.videos.map(fileOf);
  const otherClips =
    reviews.spoken.length > 0 ? reviews.clips.filter((clip) => !files.includes(clip)) : [];
  return { ...reviews, otherClips };
}

/** What customers said, each with its clip: three in a row, which scrolls on phones. */
const Quotes = memo(function Quotes({ reviews }: { reviews: readonly SpokenReview[] }) {
  return (
    <QuoteRow>
      {reviews.map((review) => (
        <li key={review.id}>
          <SpokenFigure review={review} />
        </li>
      ))}
    </QuoteRow>
  );
});

interface GroupSectionProps {
  readonly slug: GroupSlug;
  readonly offScreen: 'strip' | 'grid';
  readonly children: Elements;
}

function GroupSection({ slug, offScreen, children }: GroupSectionProps) {
  const { title, heading = title } = useMessages().groupLabels(slug);
  return (
    <PageSection title={heading} id={slug} offScreen={offScreen}>
      {children}
    </PageSection>
  );
}

const photoSizes = () => '(min-width: 1200px) 350px, (min-width: 768px) 31vw, 45vw';

const Answers = styled(Container)`
  padding-top: var(--space-6);
`;

/* Wide windows show three videos or photos, large enough to play or to look at where they are. */
const LargeRail = styled(Rail)`
  ${media.wide} {
    grid-auto-columns: calc((100% - 2 * var(--space-4)) / 3);

    > li:has(video, iframe) {
      grid-column: auto;
    }
  }
`;

const QuoteRow = styled(ScrollRow)`
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
