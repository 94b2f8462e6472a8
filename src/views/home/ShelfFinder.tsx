import { media } from '@styles/breakpoints';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import { categoriesOf } from '@/catalogue/findCategory';
import { categoryName } from '@/messages/CategoryLabels';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';

const groups = ['makeup', 'hair', 'brand'] as const;

/** Before each name, for its diamond. */
const ROOM = '1.125rem';

/** Every shelf of the shop by name, all at a glance: who knows what she wants is there with one press. */
export const ShelfFinder = memo(function ShelfFinder({
  messages,
}: {
  messages: HomeMessages['finder'];
}) {
  const { categories } = useMessages();
  const id = useId();
  return (
    <Ground as="section" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      {groups.map((group) => (
        <Group key={group}>
          <h3>{messages[group]}</h3>
          <ul>
            {categoriesOf(group).map((category) => (
              <li key={category.slug}>
                <InternalLink href={categoryPath(category)}>
                  {categoryName(categories[category.slug])}
                </InternalLink>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </Ground>
  );
});

const Ground = styled(Container)`
  padding-block: var(--space-4);

  h2 {
    margin-bottom: var(--space-1);
    font-size: var(--text-title);
  }

  ${media.wide} {
    display: grid;
    grid-template-columns: 5fr 4fr minmax(9.5rem, 1.5fr);
    gap: var(--space-2) var(--space-8);
    padding-block: var(--space-8);

    h2 {
      grid-column: 1 / -1;
    }
  }
`;

/**
 * Names as on a shop's sign, after that of their group and parted by diamonds. A line may begin with any of them: each has
 * room for its diamond before it, and that of a line's first name is cut off.
 */
const Group = styled.div`
  margin-left: -${ROOM};
  clip-path: inset(-0.5rem -0.5rem -0.5rem 0.75rem);

  h3,
  ul,
  li {
    display: inline;
  }

  h3,
  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.875rem;
    margin-left: ${ROOM};
  }

  h3 {
    color: var(--accent);
    font-size: 1rem;
  }

  /* Forty links of one look, in the first screen: not each a component of its own. */
  a {
    font-size: 0.9375rem;
    text-decoration: none;
  }

  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  li {
    position: relative;
    display: inline-block;
  }

  li::before {
    content: '';
    position: absolute;
    top: calc(50% - 2.5px);
    left: 0.375rem;
    width: 5px;
    height: 5px;
    background: var(--gold-leaf);
    transform: rotate(45deg);
  }

  ${media.wide} {
    h3 {
      display: block;
    }
  }
`;
