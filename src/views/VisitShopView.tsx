import { media } from '@styles/breakpoints';
import styled, { css } from 'styled-components';
import type { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { VisitShopMessages } from '@/messages/Messages';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { PageHead } from './PageHead';
import { MediaGrid } from './photosAndVideos/MediaGrid';
import { ShopPhotos } from './photosAndVideos/ShopPhotos';
import { ShopRow } from './ShopRow';

interface Props {
  readonly shelves: ShelfStatesOf<typeof pageDefinitions.visitShop.collections>;
  readonly messages: VisitShopMessages;
}

/** The page "Customer visit shop": photos of the shop. */
export function VisitShopView({ shelves: { photos }, messages }: Props) {
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Shop withoutPhoto />
      <Container>
        <LazyFreshnessNote shelf={photos} what="page" />
        <ShopPhotos
          photos={photos.items}
          list={PhotoGallery}
          sizesOf={gallerySizes}
          headingLevel="h2"
        />
      </Container>
    </>
  );
}

const Shop = styled(ShopRow)`
  margin-bottom: var(--space-4);
`;

function gallerySizes(index: number): string {
  const wide = index === 0 ? '62vw' : '31vw';
  return `(min-width: 768px) ${wide}, ${index % 5 === 0 ? '94vw' : '46vw'}`;
}

/* The first photo is two rows high and two columns wide. */
const threeARow = css`
  > :nth-child(n) {
    grid-column: auto;
    --photo-ratio: 4 / 3;
  }

  > :first-child {
    display: flex;
    flex-direction: column;
    grid-area: span 2 / span 2;
    --photo-ratio: auto;
  }
`;

/* On phones in portrait every fifth photo, from the first on, takes a whole row. */
const PhotoGallery = styled(MediaGrid)`
  > :nth-child(5n + 1) {
    grid-column: 1 / -1;
  }

  > :not(:nth-child(5n + 1)) {
    --photo-ratio: 1;
  }

  ${media.medium} {
    ${threeARow}
  }
`;
