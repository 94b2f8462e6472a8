import { media } from '@styles/breakpoints';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { offersPath } from '@/catalogue/addresses';
import type { OfferInBrief, Offers } from '@/catalogue/offers/Offers';
import type { HomeMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { PriceLine } from '@/product/PriceLine';
import { SmallCard } from '@/product/SmallCard';
import { Container } from '@/ui/Container';
import { clamped } from '@/ui/clamped';
import { InternalLink } from '@/ui/InternalLink';
import { scrollRow } from '@/ui/scrollRow';

/** How many pictures are in sight on a phone; they load eagerly. */
const IN_SIGHT = 2;

/** Picture widths in pixels: a card is 140 to 220 CSS pixels wide. */
const WIDTHS = [320, 540] as const;

interface Props {
  /** Undefined when the shop has none: then there is no row. */
  readonly offers: Offers<OfferInBrief> | undefined;
  readonly messages: HomeMessages['offers'];
}

/** The best offers of the shop in a row: picture, discount, name and price. Each whole card links to its product. */
export const OffersRow = memo(function OffersRow({ offers, messages }: Props) {
  const { labelsOf } = useMessages();
  const id = useId();
  if (!offers) return null;
  return (
    <Ground as="section" aria-labelledby={id}>
      <h2 id={id}>{messages.title[offers.kind]}</h2>
      <InternalLink href={offersPath}>{messages.all}</InternalLink>
      <ul>
        {offers.offers.map(({ path, slug, title, price, struck, percent, image }, index) => (
          <SmallCard
            key={path}
            root="li"
            picture={{
              src: image,
              sizes: '(min-width: 1200px) 220px, (min-width: 768px) 22vw, 40vw',
              widths: WIDTHS,
              eager: index < IN_SIGHT,
            }}
            title={productName({ title }, labelsOf(slug))}
            name="h3"
            href={path}
          >
            <PriceLine product={{ price, mrp: struck, off: percent }} brief />
          </SmallCard>
        ))}
      </ul>
    </Ground>
  );
});

/* On phones the row scrolls sideways: two cards (with large text one) and a part of the next. On wide screens all five. */
const Ground = styled(Container)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  padding-block: var(--space-2);

  h2 {
    font-size: var(--text-title);
  }

  > a {
    padding-block: 10px;
    color: var(--accent);
  }

  ul {
    ${scrollRow}
    grid-column: 1 / -1;
    grid-auto-columns: min(85%, max(40%, 8.5rem));
    gap: var(--space-3);
    padding-block: var(--space-1) var(--space-4);
  }

  li {
    overflow: hidden;
    border-radius: var(--radius-arch);
    background: var(--surface);
    box-shadow: var(--shadow-low);
  }

  .arch {
    border-radius: 0;
  }

  /* Half on the picture, whose height is the width of the card. */
  .flag {
    position: absolute;
    top: 0;
    left: 50%;
    margin-top: calc(100% - 0.706rem);
    padding: 0.25rem 0.625rem;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-dark);
    font: 600 0.8125rem / 1.1 var(--font-display);
    white-space: nowrap;
    transform: translateX(-50%);
    pointer-events: none;
  }

  /* The padding is room for the link's outline, which this box would cut off. */
  .name {
    margin: var(--space-4) 6px 0;
    padding-inline: 4px;
    ${clamped(2)}
    height: calc(2em * max(1.25, var(--line-least)));
    overflow: clip;
    font-size: 0.875rem;
  }

  .name > a {
    outline-offset: 0;
  }

  .price {
    margin-inline: 10px;
    padding-bottom: var(--space-3);
  }

  strong {
    font: 600 1.25rem / max(1.25, var(--line-least)) var(--font-display);
  }

  .mrp {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  ${media.medium} {
    ul {
      grid-auto-columns: 23%;
    }

    .name {
      font-size: 1rem;
    }
  }

  ${media.wide} {
    padding-block: var(--space-2) 0;

    ul {
      grid-auto-columns: calc((100% - 4 * var(--space-4)) / 5);
      gap: var(--space-4);
      margin-inline: 0;
      padding-inline: 0;
      overflow: visible;
    }

    .arch {
      aspect-ratio: 3 / 2;
    }

    .arch > img {
      object-position: 50% 45%;
    }

    .flag {
      margin-top: calc(100% / 1.5 - 0.706rem);
    }

    .name {
      margin-top: var(--space-3);
      font-size: 0.9375rem;
    }
  }

  /* On a low computer screen the prices are in sight, too. */
  @media (min-width: 1024px) and (max-height: 859.98px) {
    padding-top: 0;

    .arch {
      aspect-ratio: 5 / 3;
    }

    .flag {
      margin-top: calc(100% / 5 * 3 - 0.706rem);
    }
  }

  /* Lower cards, so that name and price are in sight. */
  ${media.short} {
    padding-block: 0;

    ul {
      grid-auto-columns: 10.5rem;
    }

    .arch {
      aspect-ratio: 5 / 3;
    }

    .flag {
      margin-top: calc(60% - 0.706rem);
    }
  }
`;
