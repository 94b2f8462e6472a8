import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { productAnchor, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { identityOf } from '@/catalogue/ProductIdentity';
import { useWords } from '@/language/useWords';
import { Picture } from '@/media/Picture';
import { Description } from './Description';
import { Price } from './Price';
import { ProductActions } from './ProductActions';
import { ShareButton } from './ShareButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
  readonly eager?: boolean;
}

/** A product on its shelf: picture, name, price, and the two ways to ask for it. */
export function ProductCard({ product, category, eager = false }: Props) {
  const words = useWords();
  const shelf = words.categories[category.slug].title;
  const { title = shelf, description, delivery, image } = product;
  return (
    <Card id={productAnchor(product)}>
      <Frame>
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 1200px) 370px, (min-width: 768px) 31vw, 46vw"
          placeholder={shelf}
          eager={eager}
        />
        <Corner>
          <ShareButton title={title} path={productPath(identityOf(category, product))} />
        </Corner>
      </Frame>
      <Body>
        <Title>{title}</Title>
        {description ? <Description text={description} of={title} /> : null}
        {delivery ? <Note>{delivery}</Note> : null}
        <Foot>
          <Price product={product} />
          <ProductActions title={title} />
          <Delivery>{words.product.homeDelivery}</Delivery>
        </Foot>
      </Body>
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  position: relative;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-low);

  /* Somebody was sent a link to this very product. */
  &:target {
    box-shadow: 0 0 0 3px var(--gold-leaf), var(--shadow-high);
  }
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 1;
  background: var(--blush);
`;

const Corner = styled.div`
  position: absolute;
  right: var(--space-1);
  bottom: var(--space-1);
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-3) 8px var(--space-4);

  ${media.medium} {
    padding: var(--space-4);
  }
`;

const Title = styled.h2`
  font-size: 1.0625rem;
  line-height: 1.2;
`;

const Note = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-small);
  line-height: 1.4;
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: auto;
`;

const Delivery = styled.p`
  color: var(--gold);
  font-size: 0.78125rem;
  text-align: center;
`;
