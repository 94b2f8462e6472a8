import { useMemo } from 'react';
import styled from 'styled-components';
import { originalNameOf } from '@/catalogue/addresses/shadeFragment';
import type { categoryDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import type { CategoryMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { EmptyShelf } from '@/product/EmptyShelf';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import { ProductGrid } from '@/product/ProductGrid';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { MarkedText } from '@/ui/MarkedText';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { FilterOutcome } from './category/filter/FilterOutcome';
import { FilterRow } from './category/filter/FilterRow';
import { useShelfFilter } from './category/filter/useShelfFilter';
import { ShelfFacts } from './category/ShelfFacts';
import { PageHead } from './PageHead';

const ShopLine = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './category/ShopLine').then(
    (module) => module.ShopLine,
  ),
);

const ShelfEnd = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './category/ShelfEnd').then(
    (module) => module.ShelfEnd,
  ),
);

const PrintHead = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './PrintHead').then((module) => module.PrintHead),
);

interface Props {
  readonly slug: CategorySlug;
  readonly shelves: ShelfStatesOf<ReturnType<typeof categoryDefinition>['collections']>;
  readonly intro: string;
  readonly messages: CategoryMessages;
}

/** The page of a category or brand: its shelf. */
export function CategoryView({
  slug,
  shelves: { products: shelf },
  intro,
  messages: { filter: filterMessages },
}: Props) {
  const { labelsOf, category: messages } = useMessages();
  const category = findCategory(slug);
  const { title } = labelsOf(slug);
  const all = shelf.items;
  const chosen = useShelfFilter(all);
  const { matching, filterCount, filter } = chosen;
  const shelved = useMemo(
    () =>
      matching.map((product) => ({
        category,
        product,
        shade: product.shades?.find((shade) => originalNameOf(shade) === filter.shade),
      })),
    [matching, category, filter.shade],
  );
  return (
    <>
      <PrintHead readAt={shelf.readAt} />
      <PageHead
        title={title}
        lead={<MarkedText text={intro} />}
        tools={
          <ShelfFacts
            category={category}
            products={matching}
            left={filterCount > 0 && filterMessages.left(matching.length, all.length)}
            more={shelf.more}
          >
            {all.length > 1 ? (
              <FilterRow {...chosen} products={all} messages={filterMessages} />
            ) : null}
          </ShelfFacts>
        }
      />
      <ShopLine />
      <Container>
        <LazyFreshnessNote shelf={shelf} />
        <FilterOutcome {...chosen} all={all.length} messages={filterMessages} />
        {all.length > 0 ? <ProductGrid products={shelved} asksFor={title} /> : <EmptyShelf />}
        {shelf.more ? <NotAll>{messages.notAll(all.length)}</NotAll> : null}
      </Container>
      <ShelfEnd category={category} />
    </>
  );
}

const NotAll = styled.p`
  padding-block: var(--space-4);
  text-align: center;
`;
