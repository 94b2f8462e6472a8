import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/Category';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { cardWidths } from '@/pictures/pictureLimits';
import { clamped } from '@/ui/clamped';
import { Price } from './Price';
import { ShortlistButton } from './ShortlistButton';
import { SmallCard } from './SmallCard';

interface Props {
  readonly product: ProductBrief;
  readonly category: Pick<Category, 'slug'>;
}

/** A small card of a product: picture, name, price or "sold out", and the shortlist's heart. */
export function SmallProductCard({ product, category }: Props) {
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
      <Price product={product.soldOut ? { soldOut: true } : product} size="small" brief />
    </Card>
  );
}

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
