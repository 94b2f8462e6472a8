import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { ProductBrief } from '@/catalogue/ProductSpot';
import { useWords } from '@/language/useWords';
import { SmallProductCard } from '@/product/SmallProductCard';
import type { ProductWords } from '@/words/Words';
import { PageSection } from '../PageSection';

interface Props {
  readonly products: readonly ProductBrief[];
  readonly category: Category;
  readonly words: ProductWords;
}

/** Some others of the same shelf. */
export function OtherProducts({ products, category, words }: Props) {
  const { categories } = useWords();
  if (products.length === 0) return null;
  return (
    <PageSection title={words.others(categories[category.slug].title)}>
      <ProductRow>
        {products.map((product) => (
          <li key={product.id}>
            <SmallProductCard product={product} category={category} />
          </li>
        ))}
      </ProductRow>
    </PageSection>
  );
}

export const ProductRow = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;
