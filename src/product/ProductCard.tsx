import { media } from '@styles/breakpoints';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { productAnchor, productPath } from '@/catalogue/addresses';
import type { Category } from '@/catalogue/Category';
import type { Product } from '@/catalogue/items';
import { productName } from '@/messages/productName';
import { useLocalPath } from '@/messages/useLocalPath';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { cardWidths } from '@/pictures/pictureLimits';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { CardFacts, cardFactsStyle } from './CardFacts';
import { CardFoot, cardFootStyle } from './CardFoot';
import type { CardPressHandler } from './CardPressHandler';
import { CardText, cardTextStyle } from './CardText';
import { PriceLine } from './PriceLine';
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
  const shelf = useMessages().labelsOf(category.slug);
  const title = productName(product, shelf);
  const path = productPath(category, product);
  const href = useLocalPath(path);
  // Its own handlers would fetch the page that a quick look takes the place of.
  const Link = press ? 'a' : InternalLink;
  return (
    <Card id={ShelfLink ? undefined : productAnchor(product)}>
      <div className="frame">
        <Picture
          src={product.image}
          alt=""
          sizes="(min-width: 1200px) 345px, (min-width: 768px) 31vw, 44vw"
          widths={cardWidths}
          placeholder={shelf.title}
          eager={eager}
        />
      </div>
      <CardText
        title={title}
        name={
          <Link
            href={press ? href : path}
            onPointerEnter={press?.prepare}
            onClick={(event) => press?.open(product, event)}
          >
            <MarkedText text={title} />
          </Link>
        }
        product={product}
        price={
          <PriceLine product={product} size="card">
            <CardFacts product={product} />
          </PriceLine>
        }
      />
      <CardFoot product={product} category={category} ShelfLink={ShelfLink} />
      <ShortlistButton product={product} category={category} />
    </Card>
  );
}

/*
 * The six parts of a card are rows of a subgrid that neighbouring cards share, so each part aligns with its
 * neighbours'. In browsers without subgrid only the buttons align, at the bottom.
 */
const Card = styled.article`
  ${cardFootStyle}
  ${cardTextStyle}
  ${cardFactsStyle}
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
    grid-row: span 6;
    grid-template: subgrid / minmax(0, 1fr);
    align-content: start;
  }

  > .frame {
    position: relative;
    width: 100%;
    aspect-ratio: 4 / 5;
    background: var(--blush);

    /* Square photos lose height on wide screens: what stands below a product rather than its cap. */
    > img {
      object-position: 50% 30%;
    }

    ${media.medium} {
      aspect-ratio: 1;
    }

    ${media.wide} {
      aspect-ratio: 5 / 4;
    }

    ${media.short} {
      grid-area: 1 / 1 / -1;
      aspect-ratio: auto;
    }
  }

  /* The heart, at the picture's top right. */
  > button {
    position: absolute;
    top: 0;
    right: 0;

    ${media.short} {
      inset: auto auto 0 calc(6rem - var(--round));
    }
  }

  > :not(.frame, button) {
    margin: var(--space-2) var(--space-2) 0;

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
    grid-row: 6;
    margin-top: auto;
    padding-top: var(--space-2);
  }

  /* Phones in landscape: the picture is beside the text, because a picture above it would fill the screen. */
  ${media.short} {
    display: grid;
    grid-template: auto auto auto 1fr auto / 6rem minmax(0, 1fr);

    > :is(.note, .foot) {
      grid-row: auto;
    }
  }

  /* The visitor followed a link to this very product. */
  &:target {
    box-shadow: 0 0 0 3px var(--gold-leaf), var(--shadow-high);
  }
`;
