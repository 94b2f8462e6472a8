import type { sitePages } from '@/catalogue/sitePages';
import { FreshnessNote } from '@/product/FreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import { scrollOffsets } from '@/ui/scrollOffsets';
import { visitShopWords } from '@/words/visitShopWords';
import { PageHead } from './PageHead';
import { ShopPhotos } from './ShopPhotos';

interface Props {
  readonly shelves: ShelfStatesOf<typeof sitePages.visitShop.collections>;
}

/** Customer visit shop: the photos of the shop. */
export function VisitShopView({ shelves: { photos } }: Props) {
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
