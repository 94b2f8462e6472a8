import type { CategorySlug } from '@/catalogue/categories';
import { findCategory } from '@/catalogue/findCategory';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';
import { useWords } from '@/language/useWords';
import { CategoryCard } from '@/product/CategoryCard';
import { SmallProductCard } from '@/product/SmallProductCard';
import type { MessageWords } from '@/words/Words';
import { CardRow } from './CardRow';
import { MessagePage } from './MessagePage';

interface Props {
  readonly slug: CategorySlug;
  /** The products of the shelf that are most like what was asked for. */
  readonly products: readonly ProductBrief[];
  readonly words: MessageWords['noProduct'];
}

/** No such product on this shelf: what is nearest to it, and the shelf itself. */
export function NoProductView({ slug, products, words }: Props) {
  const { categories } = useWords();
  const category = findCategory(slug);
  return (
    <MessagePage title={words.title} lead={words.lead}>
      {products.length > 0 ? (
        <>
          <h2>{words.nearest(categories[slug].title)}</h2>
          <CardRow>
            {products.map((product) => (
              <li key={product.id}>
                <SmallProductCard product={product} category={category} />
              </li>
            ))}
          </CardRow>
        </>
      ) : null}
      <h2>{words.shelf}</h2>
      <CardRow>
        <li>
          <CategoryCard category={category} />
        </li>
      </CardRow>
    </MessagePage>
  );
}
