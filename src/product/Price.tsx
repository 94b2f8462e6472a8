import { honestPrice } from '@/catalogue/honestPrice';
import type { Product } from '@/catalogue/items';
import { useWords } from '@/language/useWords';
import { priceText } from '@/words/priceText';
import { DiscountBadge } from './DiscountBadge';
import { SoldOutBadge } from './SoldOutBadge';

/** What a product costs: struck M.R.P., percent and price, as far as they go together; and that it is sold out. Its look is `cardTextStyle`. */
export function Price({ product }: { product: Product }) {
  const labels = useWords();
  const { product: words, rupees } = labels;
  const { price, struck, percent } = honestPrice(product);
  return (
    <p>
      {struck === undefined ? null : (
        <span className="mrp">
          {`${words.mrp} `}
          <s>{rupees(struck)}</s>{' '}
        </span>
      )}
      {percent === undefined ? null : <DiscountBadge percent={percent} />}
      {product.soldOut ? <SoldOutBadge /> : null}
      <strong className={price === undefined ? 'words' : undefined}>
        {price === undefined ? null : <span className="visually-hidden">{`${words.price} `}</span>}
        {priceText(product, labels)}
      </strong>
    </p>
  );
}
