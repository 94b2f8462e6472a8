import { media } from '@styles/breakpoints';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { productAnchor, productPath } from '@/catalogue/addresses/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { cardWidths } from '@/pictures/pictureLimits';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { CardFacts, cardFactsStyle } from './CardFacts';
import { CardFoot, cardFootStyle } from './CardFoot';
import { cardPictureStyle } from './cardPictureStyle';
import { cardTextStyle } from './cardTextStyle';
import { MarkedLine } from './MarkedLine';
import { PriceLine } from './PriceLine';
import { ShortlistButton } from './ShortlistButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
  /** Names the shelf among cards of several; such cards have no id, because ids may repeat. */
  readonly ShelfLink?: ComponentType<{ readonly category: Category }> | undefined;
  readonly eager?: boolean;
}

/** A product on its shelf. A press opens the product's page. */
export function ProductCard({ product, category, ShelfLink, eager = false }: Props) {
  const shelf = useMessages().labelsOf(category.slug);
  const title = productName(product, shelf);
  const { description = '', phrase, delivery, moreImages: [second] = [] } = product;
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
      <div className="frame">
        <Picture {...picture} src={product.image} placeholder={shelf.title} eager={eager} />
        {hovered && second ? (
          <Picture {...picture} src={second} onMissing={() => setHovered(false)} />
        ) : null}
      </div>
      <h2>
        <InternalLink href={productPath(category, product)}>
          <MarkedText text={title} />
        </InternalLink>
      </h2>
      <PriceLine product={product} size="card" />
      <div className="said">
        <CardFacts product={product} />
        <MarkedLine className="text" text={description.slice(0, phrase)} />
        <MarkedLine className="note" text={delivery} />
      </div>
      <CardFoot product={product} category={category} ShelfLink={ShelfLink} />
      <ShortlistButton product={product} category={category} />
    </Card>
  );
}

/* The parts are rows of a subgrid, so each aligns with its neighbours'; else only the buttons. */
const Card = styled.article`
  ${cardFootStyle}
  ${cardTextStyle}
  ${cardFactsStyle}
  ${cardPictureStyle}
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  transition: box-shadow var(--quick);

  /* The ring is the card's: a clamped name would cut off its link's. */
  &:has(h2 > a:focus-visible) {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }

  ${media.hover} {
    &:hover {
      box-shadow: var(--shadow-high);

      > h2 > a {
        text-decoration: underline;
      }
    }
  }

  @supports (grid-template-rows: subgrid) {
    display: grid;
    grid-row: span 5;
    grid-template: subgrid / minmax(0, 1fr);
    align-content: start;
  }

  > button {
    position: absolute;
    top: 0;
    right: 0;

    ${media.short} {
      right: auto;
      left: calc(6rem - var(--round));
    }
  }

  > :not(.frame, button) {
    margin: var(--space-1) var(--space-2) 0;

    ${media.medium} {
      margin-inline: 12px;
    }

    ${media.wide} {
      margin-inline: var(--space-4);
    }

    ${media.short} {
      grid-column: 2;
      margin-inline: var(--space-2);
    }
  }

  > .foot {
    margin-top: auto;
    padding-block: var(--space-2);
  }

  /* Phones in landscape: a picture above the text would fill the screen. */
  ${media.short} {
    display: grid;
    grid-template: auto auto 1fr auto / 6rem minmax(0, 1fr);
  }

  &:target {
    box-shadow: 0 0 0 3px var(--gold-leaf), var(--shadow-high);
  }
`;
