import { Fragment } from 'react';
import styled from 'styled-components';
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
    <List>
      {known.map(({ field, text }) => (
        <Fragment key={field}>
          <dt>{facts[field]}</dt>
          <dd>
            <MarkedText text={text} />
          </dd>
        </Fragment>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(55%, 1fr);
  gap: var(--space-1) var(--space-4);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  font-size: var(--text-small);
  overflow-wrap: anywhere;

  dt {
    color: var(--ink-soft);
  }
`;
