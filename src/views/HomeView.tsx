import { memo } from 'react';
import styled from 'styled-components';
import type { sitePages } from '@/catalogue/sitePages';
import { Carousel } from '@/media/carousel/Carousel';
import { FreshnessNote } from '@/product/FreshnessNote';
import type { ShelfState, ShelfStatesOf } from '@/shelves/useShelves';
import { shop } from '@/shop/shop';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { useRest } from '@/ui/useRest';
import type { HomeWords, SeenWords } from '@/words/Words';
import { Brands } from './home/Brands';
import { CategoryGrid } from './home/CategoryGrid';
import { Hero } from './home/Hero';
import { Marquee } from './home/Marquee';
import { PujoBand } from './home/PujoBand';
import { ShelfFinder } from './home/ShelfFinder';
import { PageSection } from './PageSection';
import { Rail } from './Rail';
import { ReviewClips } from './ReviewClips';
import { ShopPhotos } from './ShopPhotos';
import { RecentlySeen } from './seen/RecentlySeen';
import { VideoList } from './VideoList';

interface Props {
  readonly shelves: ShelfStatesOf<typeof sitePages.home.collections>;
  readonly words: HomeWords;
  /** Fetches the words of what a visitor looked at last. */
  readonly loadSeenWords: () => Promise<SeenWords>;
}

/** The home page: a way to every shelf, then the order of the specification (section 2). */
export function HomeView(props: Props) {
  const { words } = props;
  const { shown, goesDown } = useRest();
  return (
    <>
      <Hero words={words} />
      <ShelfFinder words={words.finder} />
      <Marquee words={words} />
      <div data-exact={goesDown || undefined}>{shown ? <FurtherDown {...props} /> : <Room />}</div>
    </>
  );
}

/** What stands below the first screen, of a phone and of a wide window. Rendered anew, it would come alive in one piece. */
const FurtherDown = memo(function FurtherDown({
  shelves: { slides, videos, photos },
  words,
  loadSeenWords,
}: Props) {
  return (
    <>
      <Container>
        <FreshnessNote shelf={leastFresh([slides, videos, photos])} what="page" />
        <Carousel
          label={words.carousel}
          pictures={slides.items.flatMap(({ pictures }) => pictures)}
          words={words.carouselControls}
        />
      </Container>
      <PageSection title={words.brands} id="brands" far="strip">
        <Brands />
      </PageSection>
      <PageSection title={words.videos} far="rail">
        <VideoList videos={videos.items} list={Rail} />
      </PageSection>
      <PujoBand words={words} />
      <PageSection title={words.makeup} id="makeup" far="grid">
        <CategoryGrid group="makeup" askOnly={words.askOnly} />
      </PageSection>
      <PageSection title={words.hair} id="hair" far="grid">
        <CategoryGrid group="hair" />
      </PageSection>
      {shop.reviewClips.length > 0 ? (
        <PageSection title={words.reviews} far="rail">
          <ReviewClips list={Rail} />
        </PageSection>
      ) : null}
      <PageSection title={words.photos} far="rail">
        <ShopPhotos
          photos={photos.items}
          list={Rail}
          sizesOf={photoSizes}
          headingLevel="h3"
          words={words.lightbox}
        />
      </PageSection>
      <RecentlySeen loadWords={loadSeenWords} />
      <ScrollToTop />
    </>
  );
});

/* So that the footer does not come up and go. */
const Room = styled.div`
  min-height: 100vh;
`;

/** Three a row, and on phones two and a bit. */
const photoSizes = () => '(min-width: 768px) 31vw, 45vw';

/** What the page's one note is about: the collection that could not be renewed, else any. */
function leastFresh(shelves: [ShelfState<unknown>, ...ShelfState<unknown>[]]): ShelfState<unknown> {
  return shelves.find(({ mayBeOld }) => mayBeOld) ?? shelves[0];
}
