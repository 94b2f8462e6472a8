import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses/addresses';
import { shadeFragment } from '@/catalogue/addresses/shadeFragment';
import { chosenShade, type ListLine } from '@/catalogue/shortlist/listLines';
import type { ShortlistMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Price } from '@/product/Price';
import { SmallCard } from '@/product/SmallCard';
import { Icon } from '@/ui/Icon';
import { MarkedText } from '@/ui/MarkedText';
import { swatchStyle } from '@/ui/swatchStyle';
import { RowStepper } from './RowStepper';

interface Props {
  readonly line: ListLine;
  /** With both the row has controls. */
  readonly onQuantity?: (quantity: number) => void;
  readonly onRemove?: () => void;
  readonly messages: ShortlistMessages;
}

/** A product of a list: picture, name, price, shade, and what has changed since it was added. */
export function ListRow({ line, onQuantity, onRemove, messages }: Props) {
  const { labelsOf, product } = useMessages();
  const { listed, state, originalTitle, image, price, mrp } = line;
  const title = productName(line, labelsOf(listed.slug));
  const shade = chosenShade(line);
  const address = { id: listed.id, title: line.title, originalTitle };
  return (
    <Row
      root="li"
      picture={{ src: image, sizes: '(min-width: 768px) 88px, 60px' }}
      title={title}
      name="h2"
      href={state === 'gone' ? undefined : productPath(listed, address) + shadeFragment(line.shade)}
    >
      <div className="times">
        <span className={onQuantity && 'paper'}>{`${listed.quantity} × `}</span>
        {state === 'gone' ? null : (
          <Price product={{ price, mrp }} size={onQuantity ? 'tight' : 'row'} />
        )}
        {onQuantity ? (
          <RowStepper
            quantity={listed.quantity}
            title={title}
            onQuantity={onQuantity}
            messages={messages}
          />
        ) : null}
      </div>
      {shade && (line.shade || state !== 'here') ? (
        <p>
          {line.shade?.colour ? <i style={{ color: line.shade.colour }} /> : null}
          <MarkedText text={product.shade(shade)} />
        </p>
      ) : null}
      {listed.shade && !line.shade && state === 'here' ? (
        <Change>
          <MarkedText text={messages.shadeLeft(listed.shade)} />
        </Change>
      ) : null}
      {line.soldOut ? <Change>{product.soldOut}</Change> : null}
      {state === 'gone' ? <Change>{messages.left}</Change> : null}
      {onRemove ? (
        <Remove
          type="button"
          title={messages.remove}
          aria-label={messages.removeOf(title)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </Remove>
      ) : null}
    </Row>
  );
}

const Row = styled(SmallCard)`
  grid-template-columns: min(3.75rem, 26vw) minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--line);

  ${media.medium} {
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    padding-block: 11px;
  }

  @media print {
    grid-template-columns: 14mm minmax(0, 1fr);
    padding-block: 1.5mm;
  }

  > .arch {
    grid-row: 1 / span 2;
    align-self: start;
    border-radius: var(--radius);

    ${media.medium} {
      grid-row-end: span 3;
    }
  }

  > .about {
    display: contents;
  }

  > .about > * {
    grid-column: 2;
  }

  .name {
    font-size: min(var(--text-base), 5.6vmin);
    overflow-wrap: anywhere;
  }

  /* Only the name is a link: the row has controls. */
  .name > a::after {
    content: none;
  }

  i {
    display: inline-block;
    width: 1em;
    height: 1em;
    margin-right: var(--space-2);
    vertical-align: -0.1em;
    ${swatchStyle}
  }

  .times {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    align-items: baseline;
    white-space: nowrap;
  }

  /* On the narrowest phones the stepper stands below the cross, for lack of room. */
  @media (max-width: 359.98px) {
    && .times {
      grid-column-end: -1;
    }
  }

  .times > p {
    flex: 0 1 auto;
    white-space: normal;
  }

  .times > [role] {
    margin-inline-start: auto;
  }
`;

const Change = styled.p`
  color: var(--gold);
  font-size: var(--text-small);
`;

const Remove = styled.button`
  &&& {
    grid-area: 1 / 3;
  }

  display: grid;
  place-content: center;
  align-self: start;
  width: var(--touch);
  height: var(--touch);
  margin: -12px -12px -12px -4px;
  color: var(--ink-soft);
`;
