import { media } from '@styles/breakpoints';
import { css } from 'styled-components';
import type { OfferInBrief } from '@/catalogue/offers/Offers';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { PriceLine } from '@/product/PriceLine';
import { SmallCard } from '@/product/SmallCard';
import { clamped } from '@/ui/clamped';

/** Picture widths in pixels: a card is 140 to 220 CSS pixels wide. */
const WIDTHS = [320, 540] as const;

/** A card in the row of offers: picture, name, price, and the discount half on the picture. It links to the product. */
export function OfferCard({ offer }: { readonly offer: OfferInBrief }) {
  const { labelsOf, product: messages } = useMessages();
  const { path, slug, title, price, mrp, off, image } = offer;
  return (
    <SmallCard
      root="li"
      picture={{
        src: image,
        sizes: '(min-width: 1200px) 220px, (min-width: 768px) 22vw, 40vw',
        widths: WIDTHS,
      }}
      title={productName({ title }, labelsOf(slug))}
      name="h3"
      href={path}
    >
      <PriceLine product={{ price, mrp }} brief>
        {off ? <span className="badge">{` ${messages.off(off)}`}</span> : null}
      </PriceLine>
    </SmallCard>
  );
}

/** The styles of these cards, for the one styled component of their row. */
export const offerCardStyle = css`
  li {
    overflow: hidden;
    border-radius: var(--radius-arch);
    background: var(--surface);
    box-shadow: var(--shadow-low);
  }

  .arch {
    aspect-ratio: 8 / 7;
    border-radius: 0;
  }

  /* Half on the picture, whose height is 7/8 of the width of the card. */
  .badge {
    position: absolute;
    top: 0;
    left: 50%;
    margin-top: calc(87.5% - 0.706rem);
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
    ${clamped(4)}
    min-height: calc(2em * max(1.25, var(--line-least)));
    overflow: clip;
    font-size: 0.875rem;
  }

  .name > a {
    outline-offset: 0;
  }

  .about > p {
    margin-inline: 10px;
    padding-bottom: var(--space-3);
  }

  ${media.medium} {
    .name {
      font-size: 1rem;
    }
  }

  ${media.wide} {
    .arch {
      aspect-ratio: 3 / 2;
    }

    .arch > img {
      object-position: 50% 45%;
    }

    .badge {
      margin-top: calc(100% / 1.5 - 0.706rem);
    }

    .name {
      margin-top: var(--space-3);
      font-size: 0.9375rem;
    }
  }

  /* On a low computer screen the prices are in sight, too. */
  @media (min-width: 1024px) and (max-height: 859.98px) {
    .arch {
      aspect-ratio: 2;
    }

    .badge {
      margin-top: calc(50% - 0.706rem);
    }

    .name {
      margin-top: 14px;
    }
  }

  /* Lower cards, so that name and price are in sight. */
  ${media.short} {
    .arch {
      aspect-ratio: 5 / 3;
    }

    .badge {
      margin-top: calc(60% - 0.706rem);
    }
  }
`;
