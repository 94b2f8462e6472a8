import { media } from '@styles/breakpoints';
import type { ComponentType } from 'react';
import { css } from 'styled-components';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import { deliveryLine } from './deliveryLine';
import { MarkedLine } from './MarkedLine';
import { ProductActions } from './ProductActions';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly ShelfLink?: ComponentType<{ readonly category: Category }> | undefined;
}

/** The foot of a card: the ways to ask, whether the product is delivered, and the link to its shelf if it has one. */
export function CardFoot({ product, category, ShelfLink }: Props) {
  const line = deliveryLine(useMessages().product);
  return (
    <div className="foot">
      <ProductActions product={product} category={category} />
      {product.noDelivery && line ? <p data-line={line} /> : <MarkedLine text={line} />}
      {ShelfLink ? <ShelfLink category={category} /> : null}
    </div>
  );
}

/** The styles of the foot, for the one styled component of the card: see `cardTextStyle`. */
export const cardFootStyle = css`
  /* Above the name's link, which covers the card. */
  > .foot {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-content: end;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    padding-bottom: var(--space-2);
    color: var(--accent);
    font: 600 0.75rem / max(1.15, var(--line-least)) var(--font-display);

    ${media.belowMedium} {
      font-size: 0.8125rem;
    }

    ${media.short} {
      font-size: 0.75rem;
    }

    ${media.wide} {
      font-size: 0.875rem;
    }

    > a {
      display: flex;
      align-items: center;
      min-height: 28px;
      padding: 2px;
      font: inherit;
    }

    /* The call looks quiet, but has a whole touch target. */
    > [href^='tel:'] {
      position: relative;

      &::after {
        content: '';
        position: absolute;
        inset: -8px 0;
      }
    }

    > :first-child {
      flex: 1 1 max-content;
      min-height: var(--touch);

      &::before {
        content: none;
      }
    }

    > p {
      flex-basis: 100%;
      color: var(--gold);
      font: 0.75rem / max(1.2, var(--line-least)) var(--font-text);
      text-align: center;

      /* A product that is not delivered keeps the line's room, however many lines it takes, so that rows stay level. */
      &:empty::before {
        content: attr(data-line);
        visibility: hidden;
      }
    }
  }
`;
