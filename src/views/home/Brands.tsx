import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses';
import { categoriesOf } from '@/catalogue/categoriesOf';
import { useWords } from '@/language/useWords';
import { InternalLink } from '@/ui/InternalLink';
import { nameOf } from '@/words/nameOf';

/** The brands that have a page, by name: their logos are their owners'. */
export function Brands() {
  const words = useWords();
  return (
    <Grid>
      {categoriesOf('brand').map((brand) => (
        <li key={brand.slug}>
          <Tile href={categoryPath(brand)}>{nameOf(words.categories[brand.slug])}</Tile>
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--space-3);

  ${media.medium} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Tile = styled(InternalLink)`
  display: grid;
  place-items: center;
  min-height: 5.5rem;
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  font: 600 1.375rem/1.2 var(--font-display);
  text-decoration: none;
`;
