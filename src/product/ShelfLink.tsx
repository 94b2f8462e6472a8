import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/categories';
import { useMessages } from '@/messages/useMessages';
import { InternalLink } from '@/ui/InternalLink';

/** A link to the shelf of a card's product. Its colour is quiet, because the card has two red links. */
export function ShelfLink({ category }: { readonly category: Pick<Category, 'slug'> }) {
  const { labelsOf } = useMessages();
  return (
    <Line>
      <InternalLink href={categoryPath(category)}>{labelsOf(category.slug).title}</InternalLink>
    </Line>
  );
}

const Line = styled.div`
  flex: 1 0 100%;
  font: var(--text-small) / var(--leading) var(--font-text);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--ink-soft);
  }
`;
