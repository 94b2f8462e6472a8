import type { ReactNode } from 'react';
import styled from 'styled-components';
import { honestPrice, type PriceFields } from '@/catalogue/honestPrice';
import { inRupees, priceText } from '@/messages/priceText';
import { useMessages } from '@/messages/useMessages';

interface Props {
  readonly product: PriceFields;
  /** For a card without room for words: "M.R.P." is for screen readers only, and the price has no word before it. */
  readonly brief?: boolean;
  /** What stands in the same line. */
  readonly children?: ReactNode;
}

/**
 * What every card, row and page says about a product's price: price, struck M.R.P. and percent off, as far as they
 * agree, or that the price is on request, and whether the product is sold out. It looks alike everywhere, but for its size.
 */
export function PriceLine({ product, brief = false, children }: Props) {
  const shared = useMessages();
  const { product: messages } = shared;
  const { price, struck, percent } = honestPrice(product);
  return (
    <Line>
      {price === undefined && product.soldOut ? null : (
        <strong className={price === undefined ? 'words' : undefined}>
          {price === undefined || brief ? null : (
            <span className="visually-hidden">{`${messages.price} `}</span>
          )}
          {priceText({ price }, shared)}
        </strong>
      )}
      <span className="was">
        {struck === undefined ? null : (
          <span className="mrp">
            <span className={brief ? 'visually-hidden' : undefined}>{` ${messages.mrp} `}</span>
            <s>{inRupees(struck)}</s>
          </span>
        )}
        {percent === undefined ? null : <span className="flag">{` ${messages.off(percent)}`}</span>}
      </span>
      {product.soldOut ? <span className="flag sold">{` ${messages.soldOut}`}</span> : null}
      {children}
    </Line>
  );
}

/*
 * On one line, if need be without "OFF". Where there is too little room for that, M.R.P. and percentage go to a second
 * line together.
 */
const Line = styled.p.attrs({ className: 'price' })`
  flex-wrap: wrap;

  &,
  .was {
    display: flex;
    align-items: baseline;
    gap: 0 6px;
  }

  .was,
  .flag {
    flex: 1 1 min-content;
  }

  strong {
    color: var(--ink);
    font: 600 1.25rem / max(1.2, var(--line-least)) var(--font-display);
  }

  .mrp {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    white-space: nowrap;
  }

  .flag {
    height: 1lh;
    overflow: clip;
    color: var(--accent);
    font: 600 0.75rem / max(1.2, var(--line-least)) var(--font-display);
  }

  .sold {
    flex: none;
    color: var(--ink);
  }
`;
