import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { categoriesOf } from '@/catalogue/categories';
import { ASK_ONLY_GROUP, type GroupSlug } from '@/catalogue/registry';
import type { HomeMessages } from '@/messages/Messages';
import { useMessages } from '@/messages/useMessages';
import { CategoryTile } from '@/product/CategoryTile';
import { TileLink } from '@/product/TileLink';
import { whatsAppLink } from '@/shop/links/whatsAppLink';
import { ExternalLink } from '@/ui/ExternalLink';
import { MarkedText } from '@/ui/MarkedText';
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
          <CategoryTile category={category} />
        </li>
      ))}
      {group === ASK_ONLY_GROUP ? (
        <li className="wide">
          <AskOnlyTile messages={askOnly} />
        </li>
      ) : null}
    </Grid>
  );
});

/** Goods without a page, as the last tile of their group: asks for them on WhatsApp. */
function AskOnlyTile({ messages }: { readonly messages: Props['askOnly'] }) {
  const { enquiry } = useMessages();
  const names = Object.values(messages.goods).join(', ');
  return (
    <Tile as={ExternalLink} href={whatsAppLink(enquiry.about(names))}>
      <div className="drawn chat" />
      <h3>{messages.also}</h3>
      <MarkedText text={names} />
      <span className="visually-hidden">{messages.action}</span>
    </Tile>
  );
}

const Tile = styled(TileLink)`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: center;
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    text-align: start;
  }

  && > div {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--round);
    border-radius: 50%;
    color: var(--whatsapp);
    font-size: var(--text-larger);
  }

  && > h3 {
    margin: 0;
  }
`;

const Grid = styled(TileGrid)`
  > .wide {
    grid-column: 1 / -1;
  }

  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(max(6.5rem, 10.5%), 1fr));
  }
`;
