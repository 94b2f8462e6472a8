import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { ProductOnShelf } from '@/catalogue/ProductOnShelf';
import type { ProductPageMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { SmallProductCard } from '@/product/SmallProductCard';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';
import { PageSection } from '../PageSection';
import { ProductPager } from './ProductPager';

interface Props {
  readonly onShelf: Pick<ProductOnShelf, 'others' | 'previous' | 'next'>;
  readonly category: Category;
  readonly messages: ProductPageMessages;
}

/** Some other products of the shelf, with the way to the neighbours and to all. */
export function OtherProducts({ onShelf, category, messages }: Props) {
  const { labelsOf } = useMessages();
  const { others } = onShelf;
  if (others.length === 0) return null;
  return (
    <PageSection
      title={messages.others(labelsOf(category.slug).title)}
      beside={<ProductPager onShelf={onShelf} category={category} messages={messages} />}
      far="rail"
    >
      <Row>
        {others.map((product) => (
          <li key={product.id}>
            <SmallProductCard product={product} category={category} />
          </li>
        ))}
      </Row>
    </PageSection>
  );
}

const Row = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: ${fourOrTwoColumns('7rem', '6.5rem', 'var(--space-4)')};
  gap: var(--space-4);

  ${media.medium} {
    column-gap: var(--space-6);
  }
`;
