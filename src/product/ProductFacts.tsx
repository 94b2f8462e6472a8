import { Fragment } from 'react';
import type { Product } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';

interface Props {
  readonly product: Pick<Product, 'use' | 'inside' | 'best'>;
  readonly messages: ProductPageMessages;
}

/**
 * What visitors ask before they buy: how to use it, what is in it, how long it is good. Nothing where nothing is known.
 * The styles are in `productAnswersStyle`.
 */
export function ProductFacts({ product, messages: { facts } }: Props) {
  const known = (['use', 'inside', 'best'] as const).filter((field) => product[field]);
  if (known.length === 0) return null;
  return (
    <dl>
      {known.map((field) => (
        <Fragment key={field}>
          <dt>{facts[field]}</dt>
          <dd>{product[field]}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
