import styled from 'styled-components';
import type { Product } from '@/catalogue/items';
import type { ProductPageMessages } from '@/messages/Messages';

interface Props {
  readonly product: Pick<Product, 'use' | 'inside' | 'best'>;
  readonly messages: ProductPageMessages;
}

/** What visitors ask before they buy: how to use it, what is in it, how long it is good. Nothing when nothing is known. */
export function ProductFacts({ product, messages: { facts } }: Props) {
  const known = (['use', 'inside', 'best'] as const).flatMap((field) => {
    const said = product[field];
    return said ? [{ field, said }] : [];
  });
  if (known.length === 0) return null;
  return (
    <List>
      {known.map(({ field, said }) => (
        <div key={field}>
          <dt>{facts[field]}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </List>
  );
}

/* A line for each, its name beside it where there is room. */
const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  font-size: var(--text-small);
  overflow-wrap: anywhere;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }

  dt {
    flex: 0 0 6.5rem;
    color: var(--ink-soft);
  }

  dd {
    flex: 1 1 12rem;
    margin: 0;
  }
`;
