import type { ReactNode } from 'react';
import type { Group } from '@/catalogue/Category';
import { groups } from '@/catalogue/categories';
import { Carousel } from '@/media/carousel/Carousel';
import { useMessages } from '@/messages/useMessages';
import { LaterFreshnessNote } from '@/product/LaterFreshnessNote';
import type { ShelfState } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { Room } from '@/ui/Room';
import type { HomeProps } from '../HomeView';
import { PageSection } from '../PageSection';
import { Rail } from '../Rail';
import { ReviewClips } from '../ReviewClips';
import { LaterViewedProducts } from '../recentlyViewed/LaterViewedProducts';
import { ShopPhotos } from '../ShopPhotos';
import { VideoList } from '../VideoList';
import { Brands } from './Brands';
import { CategoryGrid } from './CategoryGrid';
import { FestivalBand } from './FestivalBand';

/** Everything below the first screen of phones and wide windows. */
export function BelowFold({ shelves: { offers, slides, videos, photos }, messages }: HomeProps) {
  return (
    <>
      <Room name="slides" far="rail">
        <Container>
          <LaterFreshnessNote shelf={mostOutdated([slides, videos, photos, offers])} what="page" />
          <Carousel
            label={messages.carousel}
            pictures={slides.items.flatMap(({ pictures }) => pictures)}
            messages={messages.carouselControls}
          />
        </Container>
      </Room>
      <FestivalBand messages={messages} />
      {groups
        .filter(({ isBrands }) => isBrands)
        .map((group) => (
          <GroupSection key={group.slug} group={group} far="strip">
            <Brands group={group} />
          </GroupSection>
        ))}
      <PageSection title={messages.videos} far="rail">
        <VideoList videos={videos.items} list={Rail} />
      </PageSection>
      {groups
        .filter(({ isBrands }) => !isBrands)
        .map((group) => (
          <GroupSection key={group.slug} group={group} far="grid">
            <CategoryGrid group={group} askOnly={messages.askOnly} />
          </GroupSection>
        ))}
      {shop.reviewClips.length > 0 ? (
        <PageSection title={messages.reviews} far="rail">
          <ReviewClips list={Rail} />
        </PageSection>
      ) : null}
      <PageSection title={messages.photos} far="rail">
        <ShopPhotos
          photos={photos.items}
          list={Rail}
          sizesOf={photoSizes}
          headingLevel="h3"
          messages={messages.lightbox}
        />
      </PageSection>
      <LaterViewedProducts />
    </>
  );
}

interface GroupSectionProps {
  readonly group: Group;
  readonly far: 'strip' | 'grid';
  readonly children: ReactNode;
}

/** The section that shows all shelves of a group, under the heading that the owner gave it. */
function GroupSection({ group: { slug }, far, children }: GroupSectionProps) {
  const { title, heading = title } = useMessages().groupLabels(slug);
  return (
    <PageSection title={heading} id={slug} far={far}>
      {children}
    </PageSection>
  );
}

/** Three photos a row; on phones two and a part of the next. */
const photoSizes = () => '(min-width: 768px) 31vw, 45vw';

/** The collection that the freshness note of the page is about: one that may be out of date, otherwise the first. */
function mostOutdated(
  shelves: [ShelfState<unknown>, ...ShelfState<unknown>[]],
): ShelfState<unknown> {
  return shelves.find(({ mayBeOld }) => mayBeOld) ?? shelves[0];
}
