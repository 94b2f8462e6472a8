import styled from 'styled-components';
import { categoryPath, productPath } from '@/catalogue/addresses/addresses';
import type { productDefinition } from '@/catalogue/addresses/shelfDefinitions';
import { findCategory } from '@/catalogue/categories';
import type { CategorySlug } from '@/catalogue/registry';
import { Breadcrumb } from '@/layout/Breadcrumb';
import type { ProductPageMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { EmptyShelf } from '@/product/EmptyShelf';
import { LazyFreshnessNote } from '@/product/LazyFreshnessNote';
import { ProductDetails } from '@/product/ProductDetails';
import type { ShelfStatesOf } from '@/shelves/useShelves';
import { Container } from '@/ui/Container';
import { hydrateLater } from '@/ui/rendering/hydrateLater';
import { loadLater } from '@/ui/rendering/loadLater';

/** Only paper shows it, and in the HTML it would make product pages heavier. */
const printHead = loadLater(() =>
  import(/* webpackChunkName: "layout-later" */ './PrintHead').then((module) => module.PrintHead),
);

const OtherProducts = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './OtherProducts').then(
    (module) => module.OtherProducts,
  ),
);

const ShopAnswers = hydrateLater(() =>
  import(/* webpackChunkName: "layout-later" */ './ShopAnswers').then(
    (module) => module.ShopAnswers,
  ),
);

interface Props {
  readonly slug: CategorySlug;
  readonly shelves: ShelfStatesOf<ReturnType<typeof productDefinition>['collections']>;
  readonly messages: ProductPageMessages;
}

/** The page of one product. */
export function ProductView({ slug, shelves: { onShelf: shelf }, messages }: Props) {
  const { labelsOf } = useMessages();
  const category = findCategory(slug);
  const above = { title: labelsOf(slug).title, path: categoryPath(category) };
  const [onShelf] = shelf.items;
  const PrintHead = printHead.useLoaded(true);
  return (
    <>
      <Column className="alone">
        {PrintHead && onShelf ? (
          <PrintHead readAt={shelf.readAt} path={productPath(category, onShelf.product)} />
        ) : null}
        <Breadcrumb
          title={onShelf ? productName(onShelf.product, labelsOf(slug)) : above.title}
          above={above}
        />
        <LazyFreshnessNote shelf={shelf} />
        {onShelf ? (
          <ProductDetails product={onShelf.product} category={category} messages={messages}>
            <ShopAnswers messages={messages.answers} product={onShelf.product} />
          </ProductDetails>
        ) : (
          <EmptyShelf texts={{ emptyHeading: messages.left.title, empty: messages.left.lead }} />
        )}
      </Column>
      {onShelf ? <OtherProducts onShelf={onShelf} category={category} messages={messages} /> : null}
    </>
  );
}

const Column = styled(Container)`
  > nav {
    margin-bottom: var(--space-1);
  }
`;
