import type { PriceFields } from '@/catalogue/honestPrice';
import { inRupees } from '@/messages/inRupees';
import { priceText } from '@/messages/priceText';
import { useMessages } from '@/messages/useMessages';
import type { Elements } from '@/ui/Elements';

interface Props {
  readonly product: PriceFields;
  /** For a card without room for words: "M.R.P." is for screen readers only, and the price has no word before it. */
  readonly brief?: boolean;
  /** What stands in the same line. */
  readonly children?: Elements;
}

/**
 * What every card, row and page says about a product's price: price, struck M.R.P. and percent off, or that the price is
 * on request, and whether the product is sold out. Its styles are in `priceStyle`.
 */
export function PriceLine({ product, brief = false, children }: Props) {
  const shared = useMessages();
  const { product: messages } = shared;
  const { price, mrp, off } = product;
  return (
    <p className="price">
      {price === undefined || brief ? null : (
        <span className="visually-hidden">{`${messages.price} `}</span>
      )}
      {price === undefined && product.soldOut ? null : (
        <strong className={price === undefined ? 'words' : undefined}>
          {priceText({ price }, shared)}
        </strong>
      )}
      <span className="was">
        {mrp ? (
          <span className="mrp">
            <span className={brief ? 'visually-hidden' : undefined}>{` ${messages.mrp} `}</span>
            <s>{inRupees(mrp)}</s>
          </span>
        ) : null}
        {off ? <span className="flag">{` ${messages.off(off)}`}</span> : null}
      </span>
      {product.soldOut ? <span className="flag sold">{` ${messages.soldOut}`}</span> : null}
      {children}
    </p>
  );
}
