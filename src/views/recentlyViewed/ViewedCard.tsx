import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses';
import type { ShortlistedProduct } from '@/catalogue/shortlist/ShortlistedProduct';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

/** A recently viewed product: picture and name. No price, because it may have changed since. */
export function ViewedCard({ product }: { readonly product: ShortlistedProduct }) {
  const { categories } = useMessages();
  const { slug, image } = product;
  return (
    <Card href={productPath(product, product)}>
      <Arch>
        <Picture src={image} alt="" sizes="(min-width: 768px) 180px, 30vw" />
      </Arch>
      <span>
        <MarkedText text={productName(product, categories[slug])} />
      </span>
    </Card>
  );
}

const Card = styled(InternalLink)`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-small);
  line-height: max(1.25, var(--line-least));
  text-align: center;
  text-decoration: none;

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

const Arch = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius-arch);
  background: var(--blush);
`;
