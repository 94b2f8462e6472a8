import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoriesOf } from '@/catalogue/categories';
import { BRANDS } from '@/catalogue/registry';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { TileLink } from '@/product/TileLink';
import { MarkedText } from '@/ui/MarkedText';
import { BrandMark } from './BrandMark';
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
