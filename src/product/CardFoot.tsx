import { media } from '@styles/breakpoints';
import type { ComponentType } from 'react';
import { css } from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import { MarkedLine } from './MarkedLine';
import { ProductActions } from './ProductActions';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly ShelfLink?: ComponentType<{ readonly category: Category }> | undefined;
}

/** The foot of a card: the ways to ask, whether the product is delivered, the link to its shelf. */
export function CardFoot({ product, category, ShelfLink }: Props) {
  const { homeDelivery } = useMessages().product;
  return (
    <div className="foot">
      <ProductActions product={product} category={category} />
      {product.noDelivery ? <p data-line={homeDelivery} /> : <MarkedLine text={homeDelivery} />}
      {ShelfLink ? <ShelfLink category={category} /> : null}
    </div>
  );
}

/** See `cardTextStyle`. */
export const cardFootStyle = css`
  > .foot {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-content: end;
    align-items: center;
    gap: 0 var(--space-3);
    color: var(--accent);
    font: 600 var(--text-small) / max(1.2, var(--line-least)) var(--font-text);

    ${media.medium} {
      row-gap: var(--space-1);
    }

    > a {
      display: flex;
      align-items: center;
      min-height: 24px;
      font: inherit;
    }

    > [href^='tel:'] {
      position: relative;

      &::after {
        content: '';
        position: absolute;
        inset: 0 -4px -20px;
      }
    }

    > :first-child {
      flex: 1 1 max-content;
      min-height: var(--touch);
      padding-inline: 4px;

      &::before {
        content: none;
      }
    }

    > p {
      flex-basis: 100%;
      color: var(--gold);
      font: var(--text-tiny) / max(1.34, var(--line-least)) var(--font-text);

      /* An undelivered product keeps the line's room, so that rows stay level. */
      &:empty::before {
        content: attr(data-line);
        visibility: hidden;
      }
    }
  }
`;
