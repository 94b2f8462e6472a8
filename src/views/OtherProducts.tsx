import styled from 'styled-components';
import { categoryPath, productPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/categories';
import type { ProductBrief, ProductOnShelf } from '@/catalogue/ProductOnShelf';
import type { ProductPageMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { cardWidths } from '@/pictures/pictureLimits';
import { Price } from '@/product/Price';
import { ShortlistButton } from '@/product/ShortlistButton';
import { SmallCard } from '@/product/SmallCard';
import { clamped } from '@/ui/clamped';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';
import { InternalLink } from '@/ui/InternalLink';
import { PageSection } from './PageSection';

interface Props {
  readonly onShelf: Pick<ProductOnShelf, 'others'>;
  readonly category: Category;
  readonly messages: ProductPageMessages;
}

/** Some other products of the shelf, and the way to all. */
export function OtherProducts({ onShelf: { others }, category, messages }: Props) {
  const { title } = useMessages().labelsOf(category.slug);
  if (others.length === 0) return null;
  return (
    <PageSection
      title={messages.others(title)}
      beside={
        <InternalLink href={categoryPath(category)} aria-label={`${messages.all}: ${title}`}>
          {messages.all}
        </InternalLink>
      }
      offScreen="rail"
    >
      <Row>
        {others.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} category={category} />
          </li>
        ))}
      </Row>
    </PageSection>
  );
}

interface TileProps {
  readonly product: ProductBrief;
  readonly category: Pick<Category, 'slug'>;
}

/** A small card of a product: picture, name, price or "sold out", and the shortlist's heart. */
function ProductTile({ product, category }: TileProps) {
  const { labelsOf } = useMessages();
  const shelf = labelsOf(category.slug);
  return (
    <Card
      root="article"
      picture={{
        src: product.image,
        sizes: '(min-width: 1200px) 270px, (min-width: 768px) 23vw, 44vw',
        widths: cardWidths,
        placeholder: shelf.title,
      }}
      title={productName(product, shelf)}
      name="h3"
      href={productPath(category, product)}
    >
      <ShortlistButton product={product} category={category} />
      <Price product={product.soldOut ? { soldOut: true } : product} variant="small" />
    </Card>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: ${fourOrTwoColumns('7rem', '6.5rem', 'var(--space-4)')};
  gap: var(--space-4);
`;

const Card = styled(SmallCard)`
  gap: var(--space-1);

  > .about {
    display: grid;
    gap: var(--space-1);
  }

  /* The heart lies above the name's link, in the corner that the arch leaves free. */
  .about > button {
    position: absolute;
    inset: 0 0 auto auto;
  }

  .name {
    ${clamped(3)}
    font-size: var(--text-base);
  }
`;
