import styled from 'styled-components';
import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { unitPrice } from '@/catalogue/unitPrice';
import type { ProductPageMessages } from '@/messages/Messages';
import { priceText } from '@/messages/priceText';
import { useMessages } from '@/messages/useMessages';

interface Props {
  readonly product: Pick<Product, 'mrp' | 'off' | 'price' | 'soldOut' | 'size'>;
  readonly messages: ProductPageMessages;
}

/**
 * The large price of a product: price, struck M.R.P., percent off, the price per 10 ml, 10 g or
 * piece, and the rupees saved; or that it is sold out.
 */
export function LargePrice({ product: document, messages }: Props) {
  const labels = useMessages();
  const { product, rupees } = labels;
  const { price, struck, percent } = honestPrice(document);
  const soldOut = document.soldOut ? <span className="badge">{product.soldOut}</span> : null;
  const each = unitPrice(document);
  const notes = [
    ...(each ? [messages.per[each.unit](rupees(each.amount))] : []),
    ...(struck === undefined || price === undefined
      ? []
      : [messages.saved(rupees(struck - price))]),
  ];
  return (
    <Figures>
      <p className="line">
        {price === undefined ? (
          (soldOut ?? <strong>{priceText(document, labels)}</strong>)
        ) : (
          <>
            <strong>
              <span className="visually-hidden">{product.price} </span>
              {priceText(document, labels)}
            </strong>
            {struck === undefined ? null : (
              <span>
                {product.mrp} <s>{rupees(struck)}</s>
              </span>
            )}
            {percent === undefined ? (
              soldOut
            ) : (
              <span className="badge">{product.off(percent)}</span>
            )}
          </>
        )}
      </p>
      {notes.length > 0 ? <p className="saved">{notes.join(' · ')}</p> : null}
    </Figures>
  );
}

const Figures = styled.div`
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-1) var(--space-3);
    color: var(--ink-soft);
  }

  strong {
    color: var(--ink);
    font: 600 1.875rem / max(1.2, var(--line-least)) var(--font-display);
  }

  .badge {
    padding: 0.2em 0.7em;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-dark);
    font: 600 var(--text-small) / 1.4 var(--font-display);
  }

  .saved {
    color: var(--gold);
    font-size: var(--text-small);
  }
`;
