import { Fragment } from 'react';
import type { Product } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly product: Pick<Product, 'use' | 'inside' | 'best'>;
  readonly messages: ProductPageMessages;
}

/** What visitors ask before they buy: use, contents, best before. Empty if unknown. */
export function ProductFacts({ product, messages: { facts } }: Props) {
  const known = (['use', 'inside', 'best'] as const).flatMap((field) => {
    const text = product[field];
    return text ? [{ field, text }] : [];
  });
  if (known.length === 0) return null;
  return (
    <dl>
      {known.map(({ field, text }) => (
        <Fragment key={field}>
          <dt>{facts[field]}</dt>
          <dd>
            <MarkedText text={text} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
