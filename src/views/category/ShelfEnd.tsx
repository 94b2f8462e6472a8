import styled from 'styled-components';
import { type Category, neighbours } from '@/catalogue/categories';
import { useMessages } from '@/messages/useMessages';
import { CategoryTile } from '@/product/CategoryTile';
import { PageSection } from '../PageSection';
import { ShopRow } from '../ShopRow';

interface Props {
  readonly category: Category;
}

/** What follows a shelf's last product: other shelves, and where the shop is. */
export function ShelfEnd({ category }: Props) {
  return (
    <>
      <NeighbourCards category={category} />
      <Shop />
    </>
  );
}

function NeighbourCards({ category }: Props) {
  const messages = useMessages();
  const shelves = neighbours(category, 3);
  if (shelves.length === 0) return null;
  // Paper leaves this out: a printed price list ends with its last price.
  return (
    <PageSection title={messages.category.neighbours} offScreen="strip" className="screen">
      <Row>
        {shelves.map((neighbour) => (
          <li key={neighbour.slug}>
            <CategoryTile category={neighbour} />
          </li>
        ))}
      </Row>
    </PageSection>
  );
}

const Shop = styled(ShopRow)`
  margin-top: var(--space-section);
`;

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(5.5rem, (100% - 2 * var(--card-gap)) / 3), 1fr));
  gap: var(--card-gap);
  container-type: inline-size;
  --arch-height: 12rem;
  --tile-align: start;
`;
