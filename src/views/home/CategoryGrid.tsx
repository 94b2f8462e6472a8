import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { categoriesOf } from '@/catalogue/addresses/findCategory';
import type { Group } from '@/catalogue/Category';
import { ASK_ONLY_GROUP } from '@/catalogue/registry';
import type { HomeMessages } from '@/messages/Messages';
import { CategoryCard } from '@/product/CategoryCard';
import { AskOnlyTile } from './AskOnlyTile';

interface Props {
  readonly group: Group;
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
      {group.slug === ASK_ONLY_GROUP ? (
        <li>
          <AskOnlyTile messages={askOnly} />
        </li>
      ) : null}
    </Grid>
  );
});

/* Flex, so that the last row is centred. With large text fewer stand in a row. */
const Grid = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-2);
  justify-content: center;
  container-type: inline-size;

  > li {
    flex: none;
    width: max(4.5rem, (100% - 3 * var(--space-2)) / 4);

    @container (max-width: 19rem) {
      width: max(4.5rem, (100% - 2 * var(--space-2)) / 3);
    }

    @container (max-width: 11.74rem) {
      width: 100%;
    }
  }

  ${media.medium} {
    gap: var(--space-6) var(--space-4);

    > li {
      width: max(4.5rem, (100% - 3 * var(--space-4)) / 4);

      @container (max-width: 26rem) {
        width: calc((100% - 2 * var(--space-4)) / 3);
      }
    }
  }

  ${media.wide} {
    > li {
      width: max(6.5rem, (100% - 7 * var(--space-4)) / 8);
    }
  }
`;
