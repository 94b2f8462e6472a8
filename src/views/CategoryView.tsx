import { useMemo } from 'react';
import styled from 'styled-components';
import { findCategory } from '@/catalogue/addresses/findCategory';
import type { categoryPage } from '@/catalogue/addresses/shelfPages';
import type { CategorySlug } from '@/catalogue/registry';
import type { FilterMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { EmptyShelf } from '@/product/EmptyShelf';
import { LaterFreshnessNote } from '@/product/LaterFreshnessNote';
import { ProductGrid } from '@/product/ProductGrid';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { MarkedText } from '@/ui/MarkedText';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { useShelfFilter } from './category/filter/useShelfFilter';
import { LaterShelfEnd } from './category/LaterShelfEnd';
import { ShelfFacts } from './category/ShelfFacts';
import { PageHead } from './PageHead';

const ShopLine = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './category/ShopLine').then(
    (module) => module.ShopLine,
  ),
);

const PrintHead = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './PrintHead').then((module) => module.PrintHead),
);

interface Props {
  readonly slug: CategorySlug;
  readonly shelves: ShelfStatesOf<ReturnType<typeof categoryPage>['collections']>;
  readonly intro: string;
  readonly photo?: string;
  readonly loadFilterMessages: () => Promise<FilterMessages>;
}

/** The page of a category or brand: its shelf. */
export function CategoryView({
  slug,
  shelves: { products: shelf },
  intro,
  photo,
  loadFilterMessages,
}: Props) {
  const { labelsOf, category: messages } = useMessages();
  const category = findCategory(slug);
  const { title } = labelsOf(slug);
  const chosen = useShelfFilter({ products: shelf.items, loadMessages: loadFilterMessages });
  const shelved = useMemo(
    () => chosen.products.map((product) => ({ category, product })),
    [chosen.products, category],
  );
  return (
    <>
      <PrintHead readAt={shelf.readAt} />
      <PageHead
        title={title}
        lead={<MarkedText text={intro} />}
        tools={
          <ShelfFacts category={category} products={shelf.items} more={shelf.more}>
            {shelf.items.length > 1 ? chosen.row : null}
          </ShelfFacts>
        }
      />
      <ShopLine />
      <Container>
        <LaterFreshnessNote shelf={shelf} />
        {chosen.outcome}
        {shelf.items.length > 0 ? <ProductGrid products={shelved} /> : <EmptyShelf />}
        {shelf.more ? <NotAll>{messages.notAll(shelf.items.length)}</NotAll> : null}
      </Container>
      <LaterShelfEnd category={category} photo={photo} />
    </>
  );
}

const NotAll = styled.p`
  padding-block: var(--space-4);
  text-align: center;
`;
