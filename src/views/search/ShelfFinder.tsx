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

/** As many columns as the width holds; a group's name stands above its shelves, on wide screens beside them. */
const Group = styled.div`
  margin-bottom: var(--space-4);

  h3 {
    color: var(--accent);
    font: 600 var(--text-base) / var(--leading) var(--font-text);
  }

  ul {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
    column-gap: var(--space-4);
  }

  a {
    display: flex;
    align-items: center;
    height: 100%;
    min-height: var(--touch);
    border-bottom: 1px solid var(--line);
    text-decoration: none;
  }

  a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  ${media.wide} {
    display: flex;

    h3 {
      display: grid;
      flex: 0 0 8rem;
      align-content: center;
      align-self: start;
      min-height: var(--touch);
    }
  }
`;
