import { media } from '@styles/breakpoints';
import type { ComponentType } from 'react';
import styled, { css } from 'styled-components';
import { productAnchor, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { cardWidths } from '@/pictures/pictureLimits';
import type { CardPressHandler } from './CardPressHandler';
import { CardText } from './CardText';
import { cardTextStyle } from './cardTextStyle';
import { Price } from './Price';
import { ProductActions } from './ProductActions';
import { ShareButton } from './ShareButton';
import { ShortlistButton } from './ShortlistButton';

interface Props {
  readonly product: Product;
  readonly category: Category;
  /** Names its shelf where cards of many shelves stand. Such a card has no id, because theirs may be the same. */
  readonly ShelfLink?: ComponentType<{ readonly category: Category }> | undefined;
  readonly eager?: boolean;
  readonly press?: CardPressHandler | undefined;
}

/** A product on its shelf. A press on picture, name or price opens the product's page, unless `press` handles it. */
export function ProductCard({ product, category, ShelfLink, eager = false, press }: Props) {
  const messages = useMessages();
  const shelf = messages.categories[category.slug];
  const title = productName(product, shelf);
  const { description, delivery, image } = product;
  const path = productPath(category, product);
  return (
    <Card id={ShelfLink ? undefined : productAnchor(product)}>
      <div className="frame">
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 1200px) 345px, (min-width: 768px) 31vw, 44vw"
          widths={cardWidths}
          placeholder={shelf.title}
          eager={eager}
        />
      </div>
      <CardText
        // Remount when a text changes, because the new text may be truncated elsewhere.
        key={`${title}|${description}|${delivery}`}
        title={title}
        link={{
          href: path,
          onPointerEnter: press?.prepare,
          onClick: (event) => press?.open(product, event),
        }}
        description={description}
        delivery={delivery}
        price={<Price product={product} />}
      />
      <div className="foot">
        <ProductActions product={product} category={category} />
        <p>{messages.product.homeDelivery}</p>
        {ShelfLink ? <ShelfLink category={category} /> : null}
      </div>
      <div className="corner">
        <ShortlistButton product={product} category={category} />
        <ShareButton title={title} path={path} />
      </div>
    </Card>
  );
}

const partsStyle = css`
  > .frame {
    position: relative;
    width: 100%;
    aspect-ratio: 1;
    max-height: 60vw;
    margin-bottom: var(--space-1);
    background: var(--blush);

    ${media.medium} {
      aspect-ratio: 8 / 7;
      max-height: none;
    }

    ${media.short} {
      grid-area: 1 / 1 / -1;
      aspect-ratio: auto;
    }

    ${media.print} {
      aspect-ratio: 1;
    }
  }

  /* Above the name's link. Presses between the two buttons pass through to the link. */
  > .corner {
    position: absolute;
    inset: 0;
    pointer-events: none;

    > button {
      position: absolute;
      top: 0;
      right: 0;
      pointer-events: auto;
    }

    > [aria-pressed] {
      top: var(--round);

      /* On the picture, because the price is below the other button. */
      ${media.short} {
        right: auto;
      }
    }
  }

  /* Above the name's link, which covers the card. */
  > .foot {
    position: relative;
    display: grid;
    gap: var(--space-1);
    align-content: end;
    padding-bottom: var(--space-2);

    > p {
      color: var(--gold);
      font-size: 0.78125rem;
      text-align: center;
    }
  }
`;

/* The five parts of a card are rows of a subgrid that neighbours share, so they align; without subgrid the buttons do. */
const Card = styled.article`
  ${partsStyle}
  ${cardTextStyle}
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-low);

  @supports (grid-template-rows: subgrid) {
    display: grid;
    grid-row: span 5;
    grid-template-rows: subgrid;
    align-content: start;
  }

  > :not(:first-child, :last-child) {
    margin: var(--space-1) 7px 0;

    ${media.medium} {
      margin-inline: var(--space-4);
    }

    ${media.short} {
      grid-column: 2;
      margin-inline: 10px;
    }
  }

  /* Phones in landscape: the picture is beside the text, because a picture above it would fill the screen. */
  ${media.short} {
    display: grid;
    grid-template: auto auto 1fr auto / 7.5rem minmax(0, 1fr);
  }

  /* In print a line of a price list: picture, name, M.R.P., price. */
  ${media.print} {
    display: grid;
    grid-template: auto / 11mm 1fr auto;
    gap: 0 4mm;
    align-items: center;
    padding-block: 0.8mm;
    border-bottom: 1px solid var(--line);
    border-radius: 0;
    box-shadow: none;

    > :nth-child(n) {
      grid-area: auto;
      margin: 0;
    }

    > :nth-child(n + 4) {
      display: none;
    }
  }

  /* The visitor followed a link to this very product. */
  &:target {
    box-shadow: 0 0 0 3px var(--gold-leaf), var(--shadow-high);
  }
`;
