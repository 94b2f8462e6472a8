import { media } from '@styles/breakpoints';
import { useMemo } from 'react';
import styled from 'styled-components';
import { groups } from '@/catalogue/categories';
import type { Video } from '@/catalogue/items';
import { BRANDS, type GroupSlug } from '@/catalogue/registry';
import { fileOf, reviewsOf } from '@/catalogue/reviewsOf';
import { useMessages } from '@/messages/useMessages';
import { shop } from '@/shop/shop';
import type { Elements } from '@/ui/Elements';
import { PageSection } from '../PageSection';
import { Rail } from '../Rail';
import { ReviewClips } from '../ReviewClips';
import { ShopPhotos } from '../ShopPhotos';
import { VideoList } from '../VideoList';
import { Brands } from './Brands';
import { CategoryGrid } from './CategoryGrid';
import { FestivalBand } from './FestivalBand';
import type { HomeProps } from './HomeProps';
import { Marquee } from './Marquee';
import { Quotes } from './Quotes';
import { TrustLine } from './TrustLine';

/** Everything below the first screen of phones and wide windows. */
export function BelowFold({ shelves: { videos, photos }, isSeason, messages }: HomeProps) {
  const reviews = useMemo(() => homeReviews(videos.items), [videos.items]);
  const festival = <FestivalBand messages={messages} />;
  return (
    <>
      <TrustLine messages={messages} />
      <Marquee messages={messages} />
      {isSeason ? festival : null}
      <GroupSection slug={BRANDS} offScreen="strip">
        <Brands />
      </GroupSection>
      <PageSection title={messages.videos} offScreen="rail">
        <VideoList videos={reviews.videos} clips={reviews.otherClips} list={VideoRail} />
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
            <ReviewClips list={Rail} />
          )}
        </PageSection>
      ) : null}
      <PageSection title={messages.photos} offScreen="rail">
        <ShopPhotos photos={photos.items} list={Rail} sizesOf={photoSizes} headingLevel="h3" />
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

const photoSizes = () => '(min-width: 1024px) 180px, (min-width: 768px) 31vw, 45vw';

/* Wide windows show three videos, large enough to play where they are. */
const VideoRail = styled(Rail)`
  ${media.wide} {
    grid-auto-columns: calc((100% - 2 * var(--space-4)) / 3);

    > li:has(video, iframe) {
      grid-column: auto;
    }
  }
`;
