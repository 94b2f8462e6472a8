import { media } from '@styles/breakpoints';
import { memo } from 'react';
import styled from 'styled-components';
import { categoryPath } from '@/catalogue/addresses/addresses';
import { categoriesOf } from '@/catalogue/addresses/findCategory';
import { BRANDS } from '@/catalogue/registry';
import { categoryName } from '@/messages/CategoryLabels';
import { useMessages } from '@/messages/useMessages';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';
import { InternalLink } from '@/ui/InternalLink';
import { BrandMark } from './BrandMark';

/** The brands. The marks are our own drawings, because logos belong to the brands. */
export const Brands = memo(function Brands() {
  const { labelsOf } = useMessages();
  return (
    <Row>
      {categoriesOf({ slug: BRANDS }).map((brand) => (
        <li key={brand.slug}>
          <InternalLink href={categoryPath(brand)}>
            <div>
              <BrandMark slug={brand.slug} />
            </div>
            <span>{categoryName(labelsOf(brand.slug))}</span>
          </InternalLink>
        </li>
      ))}
    </Row>
  );
});

const Row = styled.ul`
  display: grid;
  grid-template-columns: ${fourOrTwoColumns('4rem', '4rem', 'var(--space-2)')};
  gap: var(--space-2);
  max-width: 44rem;

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: min(var(--space-8), 3vw);
  }

  a {
    display: grid;
    gap: var(--space-1);
    font: 600 var(--text-small) / var(--leading) var(--font-text);
    text-align: center;
    text-decoration: none;

    ${media.medium} {
      gap: var(--space-2);
      font-size: var(--text-base);
    }
  }

  a > div {
    position: relative;
    display: grid;
    place-content: center;
    aspect-ratio: 5 / 4;

    ${media.medium} {
      aspect-ratio: 5 / 3;
    }

    border-radius: 999px 999px 0.5rem 0.5rem;
    background: var(--surface);
    box-shadow: var(--shadow-low);
    transition: box-shadow var(--quick);
  }

  a > div::before {
    content: '';
    position: absolute;
    inset: 4px;
    border: 1px solid var(--gold-leaf);
    border-radius: inherit;
  }

  a:hover > div {
    box-shadow: var(--shadow-high);
  }
`;
