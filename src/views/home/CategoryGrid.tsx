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
 * All shelves of a group as cards, and its goods without a page. A grid, because visitors look for one of them; three a
 * row even on phones.
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
  grid-template-columns: repeat(auto-fill, minmax(max(5.5rem, min(28%, 8.5rem)), 1fr));
  gap: var(--space-4) var(--space-3);
  container-type: inline-size;

  a > div {
    aspect-ratio: 1;
  }

  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(max(5.5rem, 17%), 1fr));
    gap: var(--space-4);
  }

  ${media.wide} {
    /* Eight; with large text fewer, so that names fit. */
    grid-template-columns: repeat(auto-fill, minmax(max(6.5rem, 10.5%), 1fr));
  }
`;
