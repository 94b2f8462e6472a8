import type { sitePages } from '@/catalogue/sitePages';
import { FreshnessNote } from '@/product/FreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { ScrollToTop } from '@/ui/ScrollToTop';
import type { VisitShopWords } from '@/words/Words';
import { gallerySizes } from './gallerySizes';
import { PageHead } from './PageHead';
import { PhotoGallery } from './PhotoGallery';
import { ShopPhotos } from './ShopPhotos';

interface Props {
  readonly shelves: ShelfStatesOf<typeof sitePages.visitShop.collections>;
  readonly words: VisitShopWords;
}

/** Customer visit shop: the photos of the shop. */
export function VisitShopView({ shelves: { photos }, words }: Props) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Container>
        <FreshnessNote shelf={photos} what="page" />
        <ShopPhotos
          photos={photos.items}
          list={PhotoGallery}
          sizesOf={gallerySizes}
          headingLevel="h2"
          words={words.lightbox}
        />
      </Container>
      <ScrollToTop />
    </>
  );
}
