import { useMemo } from 'react';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import { findCategory } from '@/catalogue/categories';
import type { OffersMessages } from '@/messages/Messages';
import { EmptyShelf } from '@/product/EmptyShelf';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import { ProductGrid } from '@/product/ProductGrid';
import { ShareButton } from '@/product/ShareButton';
import { ShelfLink } from '@/product/ShelfLink';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { PageHead } from './PageHead';

interface Props {
  readonly shelves: ShelfStatesOf<typeof pageDefinitions.offers.collections>;
  readonly messages: OffersMessages;
}

/** The page of offers: the best of all shelves. */
export function OffersView({ shelves: { offers: shelf }, messages }: Props) {
  const [offerList] = shelf.items;
  const kind = offerList?.kind ?? 'none';
  const products = useMemo(
    () => offerList?.offers.map((product) => ({ product, category: findCategory(product.slug) })),
    [offerList],
  );
  return (
    <>
      <PageHead title={messages.title[kind]} lead={messages.lead[kind]}>
        {offerList ? (
          <ShareButton title={messages.title[kind]} path={pageDefinitions.offers.path} pictured />
        ) : null}
      </PageHead>
      <Container>
        <LazyFreshnessNote shelf={shelf} />
        {products ? (
          <ProductGrid products={products} ShelfLink={ShelfLink} />
        ) : (
          <EmptyShelf texts={messages.empty} />
        )}
      </Container>
    </>
  );
}
