import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoriesOf } from '@/catalogue/categories';
import { BRANDS, type CategorySlug } from '@/catalogue/registry';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { TileLink } from '@/product/TileLink';
import { MarkedText } from '@/ui/MarkedText';
import { TileGrid } from './TileGrid';

/** The brands. The marks are our own drawings, because logos belong to the brands. */
export const Brands = memo(function Brands() {
  const { labelsOf } = useMessages();
  return (
    <Row>
      {categoriesOf(BRANDS).map((brand) => (
        <li key={brand.slug}>
          <TileLink href={categoryPath(brand)}>
            <BrandMark slug={brand.slug} />
            <MarkedText as="h3" text={categoryName(labelsOf(brand.slug))} />
          </TileLink>
        </li>
      ))}
    </Row>
  );
});

const Row = styled(TileGrid)`
  a > :first-child {
    padding: 30%;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--gold-leaf);
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  ${media.medium} {
    a > :first-child {
      aspect-ratio: 2;
      padding-block: 13%;
    }
  }
`;

/** A lotus bud. */
const BUD =
  'M24 6c7 7 7 17 0 26c-7-9-7-19 0-26zM24 32C15 31 9 25 8 15c5 0 9 2 12 6M24 32c9-1 15-7 16-17c-5 0-9 2-12 6M24 32v10M24 42c-5 0-9-2-11-6M24 42c5 0 9-2 11-6';

/** Alpona drawings of brands. */
const drawings: Readonly<Partial<Record<CategorySlug, string>>> = {
  'huda-brand':
    'M4 24C12 13 36 13 44 24C36 35 12 35 4 24zM24 17.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM24 22a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM10 15L7 11M17 11.5L15.5 7M24 10V5M31 11.5L32.5 7M38 15L41 11',
  MakezmiaBrand: BUD,
  'ikonic-brand':
    'M7 14h34v7H7zM10 21v17M15 21v17M20 21v17M25 21v17M30 21v17M35 21v17M38 21v17M12 17.5h24M24 5c2 2 2 5 0 7c-2-2-2-5 0-7z',
  'carnival-brand':
    'M6 19c6-4 12-4 18 0c6-4 12-4 18 0c0 11-5 17-10 17c-4 0-6-4-8-6c-2 2-4 6-8 6c-5 0-10-6-10-17zM12 24c2-2 5-2 7 1c-2 2-5 2-7-1zM36 24c-2-2-5-2-7 1c2 2 5 2 7-1zM24 14V5M17 13l-3-7M31 13l3-7',
};

/** The mark of a brand; a lotus bud for a brand without a drawing. */
function BrandMark({ slug }: { readonly slug: CategorySlug }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d={drawings[slug] ?? BUD} />
    </svg>
  );
}
