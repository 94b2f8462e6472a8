import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { SmallCard } from '@/product/SmallCard';
import { clamped } from '@/ui/clamped';
import { InternalLink } from '@/ui/InternalLink';

/** A recently viewed product: picture and name. No price, because it may have changed since. */
export function ViewedCard({ product }: { readonly product: ShortlistedProduct }) {
  const { labelsOf } = useMessages();
  const { slug, image } = product;
  return (
    <Link href={productPath(product, product)}>
      <SmallCard
        picture={{ src: image, sizes: '(min-width: 768px) 180px, 30vw' }}
        title={productName(product, labelsOf(slug))}
        name="span"
      />
    </Link>
  );
}

const Link = styled(InternalLink)`
  display: block;
  font-size: var(--text-small);
  text-align: center;
  text-decoration: none;

  > div {
    gap: var(--space-1);
  }

  .name {
    ${clamped(2)}
    overflow-wrap: anywhere;
  }
`;
