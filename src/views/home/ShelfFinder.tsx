import { media } from '@styles/breakpoints';
import { memo, useId } from 'react';
import styled, { css } from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import { groups } from '@/catalogue/categories';
import { categoriesOf } from '@/catalogue/findCategory';
import { categoryName } from '@/messages/CategoryLabels';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { Container } from '@/ui/Container';
import type { Elements } from '@/ui/Elements';
import { InternalLink } from '@/ui/InternalLink';

/** Space before each name for its diamond. */
const DIAMOND_SPACE = '1.125rem';

interface Props {
  readonly messages: HomeMessages['finder'];
  /** Between heading and names. While a `<details>` among them is closed, each group shows only its first names. */
  readonly children?: Elements;
}

/** The names of all shelves at a glance: a visitor who knows what she wants gets there with one press. */
export const ShelfFinder = memo(function ShelfFinder({ messages, children }: Props) {
  const { labelsOf, groupLabels } = useMessages();
  const id = useId();
  return (
    <Ground as="section" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      {children}
      {groups.map((group) => (
        <Group key={group.slug}>
          <h3 lang={groupLabels(group.slug).lang}>{groupLabels(group.slug).title}</h3>
          <ul>
            {categoriesOf(group).map((category) => {
              const labels = labelsOf(category.slug);
              return (
                <li key={category.slug} lang={labels.lang}>
                  <InternalLink href={categoryPath(category)}>{categoryName(labels)}</InternalLink>
                </li>
              );
            })}
          </ul>
        </Group>
      ))}
    </Ground>
  );
});

/** While folded, the first `n` names of each group, and "…" where there are more. */
const firstNames = (n: number) => css`
  details:not([open]) ~ div {
    li:nth-child(n + ${n + 1}) {
      display: none;
    }

    li:nth-child(${n}):not(:last-child)::after {
      content: ' …';
    }
  }
`;

const Ground = styled(Container)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 var(--space-3);
  align-items: baseline;
  padding-block: var(--space-2) var(--space-4);

  > * {
    grid-column: 1 / -1;
  }

  > h2 {
    grid-column: 1;
    font-size: min(var(--text-title), 1.75rem);
  }

  > details {
    grid-column: 2;
  }

  /* As many names as fit on a line. */
  @media (max-width: 599.98px) {
    ${firstNames(2)}
  }

  @media (min-width: 600px) and (max-width: 1199.98px) {
    ${firstNames(4)}
  }

  @media (min-width: 1200px) {
    ${firstNames(9)}
  }

  ${media.wide} {
    padding-block: var(--space-2) var(--space-4);
  }
`;

/**
 * Names in running text as on a shop's sign, after the name of their group, separated by diamonds. Any name may begin a
 * line: each has its diamond in the space before it, and `clip-path` cuts off the diamond of the first name in a line.
 */
const Group = styled.div`
  margin-left: -${DIAMOND_SPACE};
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
    margin-left: ${DIAMOND_SPACE};
  }

  h3 {
    color: var(--accent);
    font-size: 1rem;
  }

  /* One rule for forty equal links on the first screen, instead of a styled component for each. */
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
    display: grid;
    grid-template-columns: 8rem 1fr;
    align-items: baseline;

    ul {
      margin-left: -${DIAMOND_SPACE};
      clip-path: inset(-0.5rem -0.5rem -0.5rem 0.75rem);
    }
  }
`;
