import { Carousel } from '@/media/carousel/Carousel';
import { LaterFreshnessNote } from '@/product/LaterFreshnessNote';
import type { ShelfState } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import type { HomeProps } from '../HomeView';
import { PageSection } from '../PageSection';
import { Rail } from '../Rail';
import { ReviewClips } from '../ReviewClips';
import { LaterViewedProducts } from '../recentlyViewed/LaterViewedProducts';
import { ShopPhotos } from '../ShopPhotos';
import { VideoList } from '../VideoList';
import { Brands } from './Brands';
import { CategoryGrid } from './CategoryGrid';
import { PujoBand } from './PujoBand';

/** Everything below the first screen of phones and wide windows. */
export function BelowFold({ shelves: { offers, slides, videos, photos }, messages }: HomeProps) {
  return (
    <>
      <Container>
        <LaterFreshnessNote shelf={mostOutdated([slides, videos, photos, offers])} what="page" />
        <Carousel
          label={messages.carousel}
          pictures={slides.items.flatMap(({ pictures }) => pictures)}
          messages={messages.carouselControls}
        />
      </Container>
      <PageSection title={messages.brands} id="brands" far="strip">
        <Brands />
      </PageSection>
      <PageSection title={messages.videos} far="rail">
        <VideoList videos={videos.items} list={Rail} />
      </PageSection>
      <PujoBand messages={messages} />
      <PageSection title={messages.makeup} id="makeup" far="grid">
        <CategoryGrid group="makeup" askOnly={messages.askOnly} />
      </PageSection>
      <PageSection title={messages.hair} id="hair" far="grid">
        <CategoryGrid group="hair" />
      </PageSection>
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

/** Three photos a row; on phones two and a part of the next. */
const photoSizes = () => '(min-width: 768px) 31vw, 45vw';

/** The collection that the freshness note of the page is about: one that may be out of date, otherwise the first. */
function mostOutdated(
  shelves: [ShelfState<unknown>, ...ShelfState<unknown>[]],
): ShelfState<unknown> {
  return shelves.find(({ mayBeOld }) => mayBeOld) ?? shelves[0];
}
