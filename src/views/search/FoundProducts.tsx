import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { ListedProduct } from '@/search/SearchList';
import { FoundProduct, lineStyle } from './FoundProduct';
import { useDetails } from './useDetails';

/** A product that stays when a letter is added is not rendered anew. */
const Line = memo(FoundProduct);

interface Props {
  readonly products: readonly ListedProduct[];
  readonly onFollow: () => void;
}

/** The products that were found, a line each, which leads to the product's page. */
export function FoundProducts({ products, onFollow }: Props) {
  const lines = useDetails(products);
  return (
    <List>
      {lines.map((line) => (
        <li key={`${line.product.slug} ${line.product.id}`}>
          <Line {...line} onFollow={onFollow} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${lineStyle}
`;
