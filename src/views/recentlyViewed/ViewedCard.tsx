import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses/addresses';
import type { Product } from '@/catalogue/items';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { PriceLine } from '@/product/PriceLine';
import { SmallCard } from '@/product/SmallCard';
import { clamped } from '@/ui/clamped';
import { InternalLink } from '@/ui/InternalLink';

interface Props {
  readonly product: ShortlistedProduct;
  /** As its shelf has it today; without it no price is said. */
  readonly now: Product | undefined;
}

/** A recently viewed product: picture, name, and its price where it is known. */
export function ViewedCard({ product, now }: Props) {
  const { labelsOf } = useMessages();
  const { slug, image } = product;
  return (
    <Link href={productPath(product, product)}>
      <SmallCard
        picture={{ src: image, sizes: '(min-width: 768px) 180px, 30vw' }}
        title={productName(product, labelsOf(slug))}
        name="span"
      >
        {now ? <PriceLine product={now} size="small" brief /> : null}
      </SmallCard>
    </Link>
  );
}

const Link = styled(InternalLink)`
  display: block;
  font-size: var(--text-small);
  text-decoration: none;

  > div {
    gap: var(--space-1);
  }

  .name {
    ${clamped(2)}
    overflow-wrap: anywhere;
  }
`;
