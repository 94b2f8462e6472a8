import { media } from '@styles/breakpoints';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoriesOf, groups } from '@/catalogue/categories';
import type { GroupSlug } from '@/catalogue/registry';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { Container } from '@/ui/Container';
import { InternalLink } from '@/ui/InternalLink';
import { SectionHeading } from '@/ui/SectionHeading';

const DIAMOND_SPACE = '1.125rem';

interface Props {
  readonly title: string;
  /** The only group to show; by default all groups are shown. */
  readonly only?: GroupSlug | undefined;
}

/** The names of all shelves, or a group's, at a glance: one press leads there. */
export const ShelfFinder = memo(function ShelfFinder({ title, only }: Props) {
  const { labelsOf, groupLabels } = useMessages();
  const id = useId();
  return (
    <Ground as="section" aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {(only ? [only] : groups).map((group) => (
        <Group key={group}>
          {only ? null : <h3>{groupLabels(group).title}</h3>}
          <ul>
            {categoriesOf(group).map((category) => (
              <li key={category.slug}>
                <InternalLink href={categoryPath(category)}>
                  {categoryName(labelsOf(category.slug))}
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
`;

/** Each name has a diamond in the space before it; `clip-path` cuts off the first one of a line. */
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
    font: 600 var(--text-base) / var(--leading) var(--font-text);
  }

  a {
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

    ul:first-child {
      grid-column: 1 / -1;
    }
  }
`;
