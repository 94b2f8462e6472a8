import { findCategory } from '@/catalogue/addresses/findCategory';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';
import type { CategorySlug } from '@/catalogue/registry';
import type { ErrorPageMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { CategoryCard } from '@/product/CategoryCard';
import { SmallProductCard } from '@/product/SmallProductCard';
import { CardRow } from './CardRow';
import { StatusPage } from './StatusPage';

interface Props {
  readonly slug: CategorySlug;
  readonly products: readonly ProductBrief[];
  readonly messages: ErrorPageMessages['noProduct'];
}

/** For a product that is not on its shelf: the nearest products, and the shelf. */
export function NoProductView({ slug, products, messages }: Props) {
  const { labelsOf } = useMessages();
  const category = findCategory(slug);
  return (
    <StatusPage title={messages.title} lead={messages.lead}>
      {products.length > 0 ? (
        <>
          <h2>{messages.nearest(labelsOf(slug).title)}</h2>
          <CardRow>
            {products.map((product) => (
              <li key={product.id}>
                <SmallProductCard product={product} category={category} />
              </li>
            ))}
          </CardRow>
        </>
      ) : null}
      <h2>{messages.shelf}</h2>
      <CardRow>
        <li>
          <CategoryCard category={category} />
        </li>
      </CardRow>
    </StatusPage>
  );
}
