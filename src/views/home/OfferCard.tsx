import { css } from 'styled-components';
import type { OfferInBrief } from '@/catalogue/offers/offerLists';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Price } from '@/product/Price';
import { SmallCard } from '@/product/SmallCard';
import { clamped } from '@/ui/clamped';

const WIDTHS = [320, 540] as const;

/** A card in the row of offers: picture, name, price and discount. Links to the product. */
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
      <Price product={{ price, mrp }} brief>
        {off ? <span className="badge">{` ${messages.off(off)}`}</span> : null}
      </Price>
    </SmallCard>
  );
}

/** For the one styled component of the row. */
export const offerCardStyle = css`
  li {
    overflow: hidden;
    border-radius: var(--radius-arch);
    background: var(--surface);
    box-shadow: var(--shadow-low);
  }

  .arch {
    aspect-ratio: 1;
    border-radius: 0;
  }

  /* Half on the picture, which is as high as the card is wide. */
  .badge {
    position: absolute;
    top: 0;
    left: 50%;
    margin-top: 100%;
    padding: var(--space-1) 0.625rem;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-dark);
    font: 600 var(--text-tiny) / var(--leading) var(--font-text);
    white-space: nowrap;
    transform: translate(-50%, -50%);
    pointer-events: none;
  }

  .name {
    margin: 14px 6px 0;
    padding-inline: 4px;
    ${clamped(4)}
    min-height: calc(2 * var(--leading));
    overflow: clip;
    font-size: var(--text-small);
  }

  .name > a {
    outline-offset: 0;
  }

  .about > p {
    margin-inline: 10px;
    padding-bottom: var(--space-3);
  }

  /* On low screens smaller, so that prices stay in sight. */
  @media (min-width: 768px) and (min-height: 860px) {
    .name {
      min-height: calc(2 * var(--leading));
      font-size: var(--text-base);
    }
  }
`;
