import { media } from '@styles/breakpoints';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses';
import { shadeFragment } from '@/catalogue/shadeFragment';
import type { ListLine } from '@/catalogue/shortlist/listLines';
import type { ShortlistMessages } from '@/messages/Messages';
import { priceText } from '@/messages/priceText';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Picture } from '@/pictures/Picture';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly line: ListLine;
  readonly messages: ShortlistMessages;
  /** The controls of the row. */
  readonly children?: ReactNode;
}

/** A product of a list: picture, name, price, and what has changed since it was added. */
export function ListRow({ line, messages, children }: Props) {
  const labels = useMessages();
  const { categories, product, rupees } = labels;
  const { kept, state, addressTitle, image, struck } = line;
  const title = productName(line, categories[kept.slug]);
  // The controls show both on a screen.
  const printed = messages.printed(kept.quantity, kept.note);
  const was = kept.price === undefined ? null : messages.was(rupees(kept.price));
  return (
    <Row>
      <Frame>
        <Picture src={image} alt="" sizes="88px" />
      </Frame>
      <Facts>
        <h2>
          {state === 'left' ? (
            <MarkedText text={title} />
          ) : (
            <InternalLink
              href={
                productPath(kept, { id: kept.id, title: line.title, addressTitle }) +
                shadeFragment(line.shade?.name)
              }
            >
              <MarkedText text={title} />
            </InternalLink>
          )}
        </h2>
        <p>
          {state === 'left' ? null : <strong>{priceText(line, labels)}</strong>}{' '}
          {struck === undefined ? null : (
            <small>
              {product.mrp} <s>{rupees(struck)}</s>
            </small>
          )}
        </p>
        {kept.shade ? (
          <p>
            {line.shade?.colour ? <i style={{ background: line.shade.colour }} /> : null}
            <MarkedText text={product.shade(kept.shade)} />
          </p>
        ) : null}
        {kept.shade && !line.shade && (state === 'here' || state === 'changed') ? (
          <Change>
            <MarkedText text={messages.shadeLeft(kept.shade)} />
          </Change>
        ) : null}
        {line.soldOut ? <Change>{product.soldOut}</Change> : null}
        {state === 'left' ? <Change>{messages.left}</Change> : null}
        {state === 'left' || state === 'changed' ? <Change>{was}</Change> : null}
        {printed ? <p className="printed">{printed}</p> : null}
        {children}
      </Facts>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: min(5.5rem, 26vw) minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--line);

  ${media.print} {
    grid-template-columns: 14mm minmax(0, 1fr);
    padding-block: 1.5mm;
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius);
  background: var(--blush);
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;

  h2 {
    font-size: 1rem;
    line-height: max(1.25, var(--line-least));
    overflow-wrap: anywhere;
  }

  a {
    text-decoration: none;
  }

  strong {
    font: 600 1.1875rem / max(1.25, var(--line-least)) var(--font-display);
  }

  i {
    display: inline-block;
    width: 1em;
    height: 1em;
    margin-right: var(--space-2);
    border: 1px solid var(--line);
    border-radius: 50%;
    vertical-align: -0.1em;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  small {
    color: var(--ink-soft);
  }

  .printed {
    display: none;

    ${media.print} {
      display: block;
    }
  }
`;

const Change = styled.p`
  color: var(--gold);
  font-size: var(--text-small);
`;
