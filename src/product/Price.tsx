import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { priceText } from '@/messages/priceText';
import { useMessages } from '@/messages/useMessages';
import { CardFacts } from './CardFacts';

/**
 * The price on a card: struck M.R.P., percent off and price, as far as they agree, and whether it is sold out; below it
 * its shades and size. The styles are in `cardTextStyle`.
 */
export function Price({ product }: { product: Product }) {
  const labels = useMessages();
  const { product: messages, rupees } = labels;
  const { price, struck, percent } = honestPrice(product);
  return (
    <p>
      {struck === undefined ? null : (
        <span className="mrp">
          {`${messages.mrp} `}
          <s>{rupees(struck)}</s>{' '}
        </span>
      )}
      {percent === undefined ? null : <span className="flag">{`${messages.off(percent)} `}</span>}
      {product.soldOut ? <span className="flag sold">{`${messages.soldOut} `}</span> : null}
      <strong className={price === undefined ? 'words' : undefined}>
        {price === undefined ? null : (
          <span className="visually-hidden">{`${messages.price} `}</span>
        )}
        {priceText(product, labels)}
      </strong>
      <CardFacts product={product} />
    </p>
  );
}
