import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { productAnchor, productPath } from '@/catalogue/addresses/addresses';
import { shadeFragment } from '@/catalogue/addresses/shadeFragment';
import type { Category } from '@/catalogue/categories';
import type { Product, Shade } from '@/catalogue/items';
import type { Messages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { cardWidths } from '@/pictures/pictureLimits';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { useMarked } from '@/ui/useMarked';
import { Price } from './Price';
import { ProductActions } from './ProductActions';
import { cardStyle } from './ProductCard.style';
import { ShortlistButton } from './ShortlistButton';

/** More swatches would leave no room for the size on a phone 360 pixels wide. */
const SWATCHES = 3;

interface Props {
  readonly product: Product;
  readonly category: Category;
  /** The shade in which its page opens. */
  readonly shade?: Shade | undefined;
  /**
   * Names the shelf where products of several shelves are mixed. Such cards have no id, because two shelves may use the
   * same one.
   */
  readonly ShelfLink?: ComponentType<{ readonly category: Category }> | undefined;
  readonly eager?: boolean;
}

/** A product on its shelf. A press opens the product's page. */
export function ProductCard({ product, category, shade, ShelfLink, eager = false }: Props) {
  const { labelsOf, product: messages } = useMessages();
  const marked = useMarked();
  const shelf = labelsOf(category.slug);
  const facts = factsOf(product, messages);
  const { description, delivery, moreImages: [second] = [] } = product;
  const [hovered, setHovered] = useState(false);
  const picture = {
    alt: '',
    sizes: '(min-width: 1200px) 345px, (min-width: 768px) 31vw, 44vw',
    widths: cardWidths,
  };
  return (
    <Card
      id={ShelfLink ? undefined : productAnchor(product)}
      // The second picture is fetched only for visitors with a mouse who are about to look.
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
    >
      <div className={product.soldOut ? 'frame faded' : 'frame'}>
        <Picture {...picture} src={product.image} placeholder={shelf.title} eager={eager} />
        {hovered && second ? (
          <Picture {...picture} src={second} onMissing={() => setHovered(false)} />
        ) : null}
      </div>
      <h2>
        <InternalLink
          href={productPath(category, product) + shadeFragment(shade)}
          {...marked(productName(product, shelf))}
        />
      </h2>
      <Price product={product} variant="card" />
      {facts ? (
        <div className="texts">
          {facts}
          <MarkedText as="p" text={description} />
        </div>
      ) : (
        <MarkedText as="p" className="texts" text={description} />
      )}
      <div className="foot">
        <ProductActions product={product} category={category} />
        <p className="delivery">
          {product.noDelivery ? null : <span>{messages.homeDelivery}</span>}
          <MarkedText text={delivery} />
        </p>
        {ShelfLink ? <ShelfLink category={category} /> : null}
      </div>
      <ShortlistButton product={product} category={category} />
    </Card>
  );
}

/**
 * Shades, size and brand in one line, such as three swatches, "+1" and "30 ml · Rupkatha Studio". Screen readers and
 * paper get "4 shades" in place of the swatches.
 */
function factsOf({ shades = [], size, brand }: Product, messages: Messages['product']) {
  const here = shades.filter(({ soldOut }) => !soldOut);
  const swatches = here.filter(({ colour }) => colour).slice(0, SWATCHES);
  const more = here.length - swatches.length;
  // With non-breaking spaces a narrow card shows each part whole or not at all.
  const facts = [size?.text, brand].flatMap((part) =>
    part ? [part.replace(/\s/gu, '\u00a0')] : [],
  );
  if (facts.length === 0 && here.length === 0) return null;
  return (
    <p className="facts">
      {swatches.map(({ name, colour }) => (
        <i key={name} style={{ color: colour }} />
      ))}
      {swatches.length > 0 && more > 0 ? <i aria-hidden="true">{`+${more}`}</i> : null}
      {here.length > 0 ? (
        <span className={swatches.length > 0 ? 'visually-hidden' : undefined}>
          {` ${messages.shades(here.length)}${facts.length > 0 ? ' · ' : ''}`}
        </span>
      ) : null}
      <MarkedText text={facts.join(' ·\u00a0')} />
    </p>
  );
}

const Card = styled.article`
  ${cardStyle}
`;
