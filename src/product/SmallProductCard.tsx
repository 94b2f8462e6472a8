import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { ProductBrief } from '@/catalogue/ProductOnShelf';
import { priceText } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { cardWidths } from '@/pictures/pictureLimits';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { ShortlistButton } from './ShortlistButton';

interface Props {
  readonly product: ProductBrief;
  readonly category: Pick<Category, 'slug'>;
}

/** A small card of a product: picture, name, price and link; the whole card can be pressed. */
export function SmallProductCard({ product, category }: Props) {
  const messages = useMessages();
  const shelf = messages.categories[category.slug];
  const { image, soldOut } = product;
  return (
    <Card>
      <div className="arch">
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 1200px) 270px, (min-width: 768px) 23vw, 44vw"
          widths={cardWidths}
          placeholder={shelf.title}
        />
      </div>
      <h3>
        <InternalLink href={productPath(category, product)}>
          <MarkedText text={productName(product, shelf)} />
        </InternalLink>
      </h3>
      <div className="mark">
        <ShortlistButton product={product} category={category} />
      </div>
      <p>{soldOut ? messages.product.soldOut : priceText(product, messages)}</p>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  text-align: center;

  .arch {
    position: relative;
    width: 100%;
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: var(--radius-arch);
    background: var(--blush);
  }

  h3 a {
    text-decoration: none;
  }

  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  /* Above the name's link, in the corner that the arch leaves free. */
  .mark {
    position: absolute;
    top: 0;
    right: 0;
  }

  > p {
    font: 600 1.0625rem / 1.3 var(--font-display);
  }

  h3 {
    display: -webkit-box;
    max-width: 100%;
    /* With "hidden" alone, focusing the link by keyboard could scroll to the hidden text. */
    overflow: hidden;
    overflow: clip;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-size: 1rem;
    line-height: max(1.25, var(--line-least));
  }

  /* Where a row has room for one card only: a low row, so that it does not fill the screen. */
  @container (max-width: 13.99rem) {
    grid-template: 1fr auto / minmax(0, 36%) minmax(min-content, 1fr);
    column-gap: 12px;
    justify-items: start;
    text-align: start;

    > :first-child {
      grid-row: span 2;
    }

    h3 {
      align-self: end;
      -webkit-line-clamp: 4;
    }
  }
`;
