import { FreshnessNote } from '@/product/FreshnessNote';
import { photosQuery } from '@/shelves/shelves';
import { useShelf } from '@/shelves/useShelf';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { scrollOffsets } from '@/ui/scrollOffsets';
import { visitShopWords } from '@/words/visitShopWords';
import { PageHead } from './PageHead';
import { ShopPhotos } from './ShopPhotos';

/** Customer visit shop: the photos of the shop. */
export function VisitShopView() {
  const photos = useShelf(photosQuery);
  return (
    <>
      <PageHead title={visitShopWords.title} lead={visitShopWords.lead} />
      <Container>
        <FreshnessNote shelf={photos} what="page" />
        <ShopPhotos photos={photos.items} headingLevel="h2" />
      </Container>
      <ScrollToTop offset={scrollOffsets.page} />
    </>
  );
}
