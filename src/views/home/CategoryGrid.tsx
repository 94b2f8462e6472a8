import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import type { Group } from '@/catalogue/Category';
import { categoriesOf } from '@/catalogue/findCategory';
import type { HomeMessages } from '@/messages/Messages';
import { CategoryCard } from '@/product/CategoryCard';
import { AskOnlyLine } from './AskOnlyLine';

interface Props {
  readonly group: Group;
  /** Goods without a page of their own, of all groups. */
  readonly askOnly: HomeMessages['askOnly'];
}

/**
 * All shelves of a group as cards. A grid, because visitors look for one of them; three a row even on phones. Below
 * them, in a line, its goods without a page.
 */
export const CategoryGrid = memo(function CategoryGrid({ group, askOnly }: Props) {
  return (
    <>
      <Grid>
        {categoriesOf(group).map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </Grid>
      <AskOnlyLine
        goods={askOnly.goods.filter((goods) => goods.group === group.slug)}
        messages={askOnly}
      />
    </>
  );
});

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(5.5rem, 28%), 1fr));
  gap: min(var(--space-6), 24px) var(--space-3);
  container-type: inline-size;

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-8) var(--space-6);
  }

  ${media.wide} {
    /* Eight; with large text fewer, so that names fit. */
    grid-template-columns: repeat(auto-fill, minmax(max(6.5rem, 10.5%), 1fr));
    gap: var(--space-6) var(--space-4);
  }
`;
