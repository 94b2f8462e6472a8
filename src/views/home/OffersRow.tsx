import { media } from '@styles/breakpoints';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { pageDefinitions } from '@/catalogue/addresses/pageDefinitions';
import type { OfferInBrief, Offers } from '@/catalogue/offers/offerLists';
import type { HomeMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Price } from '@/product/Price';
import { SmallCard } from '@/product/SmallCard';
import { Container } from '@/ui/Container';
import { clamped } from '@/ui/clamped';
import { InternalLink } from '@/ui/InternalLink';
import { ScrollRow } from '@/ui/ScrollRow';
import { SectionHeading } from '@/ui/SectionHeading';

interface Props {
  /** Undefined when the shop has none: then there is no row. */
  readonly offers: Offers<OfferInBrief> | undefined;
  readonly messages: HomeMessages['offers'];
}

const WIDTHS = [320, 540] as const;
const SIZES = '(min-width: 1200px) 220px, (min-width: 768px) 22vw, 40vw';

/** The best price of each of five shelves. The pictures are lazy, so that the banner above comes first. */
export const OffersRow = memo(function OffersRow({ offers, messages }: Props) {
  const id = useId();
  const { labelsOf, product } = useMessages();
  if (!offers) return null;
  return (
    <Container as="section" aria-labelledby={id}>
      <SectionHeading id={id} title={messages.title[offers.kind]}>
        <InternalLink href={pageDefinitions.offers.path}>{messages.all}</InternalLink>
      </SectionHeading>
      <Row>
        {offers.offers.map(({ path, slug, title, price, mrp, off, image }) => (
          <Card
            key={path}
            root="li"
            picture={{ src: image, sizes: SIZES, widths: WIDTHS }}
            title={productName({ title }, labelsOf(slug))}
            name="h3"
            href={path}
          >
            <Price product={{ price, mrp }} variant="narrow">
              {off ? <span className="badge">{` ${product.off(off)}`}</span> : null}
            </Price>
          </Card>
        ))}
      </Row>
    </Container>
  );
});

/* On phones it scrolls: two cards (one with large text) and a part of the next. */
const Row = styled(ScrollRow)`
  grid-auto-columns: min(85%, max(40%, 8.5rem));
  margin-top: calc(-1 * var(--space-2));

  ${media.medium} {
    grid-auto-columns: max(23%, 9rem);
    margin-top: calc(-1 * var(--space-4));
  }

  ${media.wide} {
    grid-auto-columns: calc((100% - 4 * var(--space-4)) / 5);
    overflow: visible;
  }
`;

const Card = styled(SmallCard)`
  overflow: hidden;
  border-radius: var(--radius-arch);
  background: var(--surface);
  box-shadow: var(--shadow-low);

  > .arch {
    border-radius: 0;
  }

  /* The badge lies half on the picture, which is as high as the card is wide. */
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
    font-size: var(--text-small);
  }

  .about > p {
    margin-inline: 10px;
    padding-bottom: var(--space-3);
  }

  ${media.wide} {
    .name {
      font-size: var(--text-base);
    }
  }
`;
