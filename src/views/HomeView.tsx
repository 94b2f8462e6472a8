import { memo } from 'react';
import styled from 'styled-components';
import type { sitePages } from '@/catalogue/sitePages';
import { Carousel } from '@/media/carousel/Carousel';
import type { HomeMessages, RecentlyViewedMessages } from '@/messages/Messages';
import { FreshnessNote } from '@/product/FreshnessNote';
import type { ShelfState, ShelfStatesOf } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/later/ScrollToTop';
import { useDeferredRest } from '@/ui/useDeferredRest';
import { Brands } from './home/Brands';
import { CategoryGrid } from './home/CategoryGrid';
import { FirstShelves } from './home/FirstShelves';
import { Hero } from './home/Hero';
import { Marquee } from './home/Marquee';
import { OffersRow } from './home/OffersRow';
import { PujoBand } from './home/PujoBand';
import { ShelfFinder } from './home/ShelfFinder';
import { PageSection } from './PageSection';
import { Rail } from './Rail';
import { ReviewClips } from './ReviewClips';
import { RecentlyViewed } from './recentlyViewed/RecentlyViewed';
import { ShopPhotos } from './ShopPhotos';
import { VideoList } from './VideoList';

interface Props {
  readonly shelves: ShelfStatesOf<typeof sitePages.home.collections>;
  readonly messages: HomeMessages;
  /** Fetches the messages of the row of recently viewed products. */
  readonly loadRecentlyViewedMessages: () => Promise<RecentlyViewedMessages>;
}

/** The home page: the best offers, links to every shelf, then the order of the specification (section 2). */
export function HomeView(props: Props) {
  const { shelves, messages } = props;
  const { shown, scrollsDown } = useDeferredRest();
  return (
    <>
      <Hero messages={messages} />
      <OffersRow offers={shelves.offers.items[0]} messages={messages.offers} />
      <ShelfFinder messages={messages.finder}>
        <FirstShelves messages={messages} />
      </ShelfFinder>
      <Marquee messages={messages} />
      <div data-exact={scrollsDown || undefined}>
        {shown ? <BelowFold {...props} /> : <BelowFoldSpace />}
      </div>
    </>
  );
}

/**
 * Everything below the first screen of phones and wide windows. Memoised, because a re-render would hydrate all of it
 * in one piece.
 */
const BelowFold = memo(function BelowFold({
  shelves: { offers, slides, videos, photos },
  messages,
  loadRecentlyViewedMessages,
}: Props) {
  return (
    <>
      <Container>
        <FreshnessNote shelf={mostOutdated([slides, videos, photos, offers])} what="page" />
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
      <RecentlyViewed loadMessages={loadRecentlyViewedMessages} />
      <ScrollToTop />
    </>
  );
});

/* Space for the content below, so that the footer does not come into view and leave again (layout shift). */
const BelowFoldSpace = styled.div`
  min-height: 100vh;
`;

/** Three photos a row; on phones two and a part of the next. */
const photoSizes = () => '(min-width: 768px) 31vw, 45vw';

/** The collection that the freshness note of the page is about: one that may be out of date, otherwise the first. */
function mostOutdated(
  shelves: [ShelfState<unknown>, ...ShelfState<unknown>[]],
): ShelfState<unknown> {
  return shelves.find(({ mayBeOld }) => mayBeOld) ?? shelves[0];
}
