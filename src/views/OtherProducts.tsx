import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/Category';
import type { ProductOnShelf } from '@/catalogue/ProductOnShelf';
import type { ProductPageMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { SmallProductCard } from '@/product/SmallProductCard';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';
import { InternalLink } from '@/ui/InternalLink';
import { PageSection } from './PageSection';

interface Props {
  readonly onShelf: Pick<ProductOnShelf, 'others'>;
  readonly category: Category;
  readonly messages: ProductPageMessages;
}

/** Some other products of the shelf, and the way to all. */
export function OtherProducts({ onShelf: { others }, category, messages }: Props) {
  const { title } = useMessages().labelsOf(category.slug);
  if (others.length === 0) return null;
  return (
    <PageSection
      title={messages.others(title)}
      beside={
        <InternalLink href={categoryPath(category)} aria-label={`${messages.all}: ${title}`}>
          {messages.all}
        </InternalLink>
      }
      offScreen="rail"
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
  display: grid;
  grid-template-columns: ${fourOrTwoColumns('7rem', '6.5rem', 'var(--space-4)')};
  gap: var(--space-4);
`;
