import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { categoriesOf } from '@/catalogue/categories';
import { ASK_ONLY_GROUP, type GroupSlug } from '@/catalogue/registry';
import type { HomeMessages } from '@/messages/Messages';
import { CategoryCard } from '@/product/CategoryCard';
import { AskOnlyTile } from './AskOnlyTile';
import { TileGrid } from './TileGrid';

interface Props {
  readonly group: GroupSlug;
  readonly askOnly: HomeMessages['askOnly'];
}

/** All shelves of a group as tiles, and one for its goods without a page. */
export const CategoryGrid = memo(function CategoryGrid({ group, askOnly }: Props) {
  return (
    <Grid>
      {categoriesOf(group).map((category) => (
        <li key={category.slug}>
          <CategoryCard category={category} />
        </li>
      ))}
      {group === ASK_ONLY_GROUP ? (
        <li>
          <AskOnlyTile messages={askOnly} />
        </li>
      ) : null}
    </Grid>
  );
});

const Grid = styled(TileGrid)`
  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(max(6.5rem, 10.5%), 1fr));
  }
`;
