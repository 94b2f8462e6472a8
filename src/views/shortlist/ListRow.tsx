import styled from 'styled-components';
import { productPath } from '@/catalogue/addresses/addresses';
import { shadeFragment } from '@/catalogue/addresses/shadeFragment';
import { chosenShade, isSoldOut, type ListLine } from '@/catalogue/shortlist/listLines';
import { unitPrice } from '@/catalogue/unitPrice';
import { inRupees } from '@/messages/inRupees';
import type { ShortlistMessages } from '@/messages/Messages';
import { productName } from '@/messages/productName';
import { useMessages } from '@/messages/useMessages';
import { Price } from '@/product/Price';
import { SmallCard } from '@/product/SmallCard';
import { Icon } from '@/ui/Icon';
import { InternalLink } from '@/ui/InternalLink';
import { MarkedText } from '@/ui/MarkedText';
import { swatchStyle } from '@/ui/swatchStyle';
import { RowStepper } from './RowStepper';

interface Props {
  readonly line: ListLine;
  /** The row has controls if this and `onRemove` are given. */
  readonly onQuantity?: (quantity: number) => void;
  readonly onRemove?: () => void;
  readonly messages: ShortlistMessages;
}

/** A product of a list: picture, name, price, size, shade, and what has changed since it was added. */
export function ListRow({ line, onQuantity, onRemove, messages }: Props) {
  const { labelsOf, product: words } = useMessages();
  const { listed, state, product } = line;
  const { title: ownTitle, originalTitle, image, price, mrp } = product;
  const title = productName(product, labelsOf(listed.slug));
  const shade = chosenShade(line);
  const path = productPath(listed, { id: listed.id, title: ownTitle, originalTitle });
  const perUnit = unitPrice(product);
  const facts = [
    product.size?.text,
    perUnit && messages.per[perUnit.unit](inRupees(perUnit.amount)),
  ]
    .filter(Boolean)
    .join(' · ');
  const hasLeft = state === 'here' && listed.shade !== undefined && !line.shade;
  return (
    <Row
      root="li"
      picture={{ src: image, sizes: '(min-width: 768px) 88px, 60px' }}
      title={title}
      name="h2"
      href={state === 'gone' ? undefined : path + shadeFragment(line.shade)}
    >
      <div className="times">
        {onQuantity ? null : <span>{`${listed.quantity} × `}</span>}
        {state === 'gone' ? null : (
          <Price product={{ price, mrp }} variant={onQuantity ? 'tight' : 'row'} />
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
      <div className="facts">
        <MarkedText text={facts} />
        {onQuantity && product.shades && !shade ? (
          <InternalLink href={path}>{messages.chooseShade}</InternalLink>
        ) : null}
      </div>
      {shade && !hasLeft ? (
        <p>
          {line.shade?.colour ? <i style={{ color: line.shade.colour }} /> : null}
          <MarkedText text={words.shade(shade)} />
        </p>
      ) : null}
      {shade && hasLeft ? (
        <MarkedText as="p" className="change" text={messages.shadeLeft(shade)} />
      ) : null}
      {isSoldOut(line) ? <p className="change">{words.soldOut}</p> : null}
      {state === 'gone' ? <p className="change">{messages.left}</p> : null}
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
  grid-template-columns: clamp(min(3.75rem, 26vw), 11vw, 5.5rem) minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--line);

  > .arch {
    align-self: start;
    border-radius: var(--radius);
  }

  .name {
    padding-inline-end: var(--space-8);
    font-size: min(var(--text-base), 5.6vmin);
    overflow-wrap: anywhere;
  }

  /* Only the name is a link, because the row has controls. */
  .name > a::after {
    content: none;
  }

  .times {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    align-items: center;
    padding-block: var(--space-1);
  }

  i {
    display: inline-block;
    width: 1em;
    height: 1em;
    margin-right: var(--space-2);
    vertical-align: -0.1em;
    ${swatchStyle}
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  .facts > a {
    padding-block: 2px;
    color: var(--accent);
    font-weight: 600;
  }

  .change {
    color: var(--gold);
    font-size: var(--text-small);
  }
`;

const Remove = styled.button`
  position: absolute;
  top: 0;
  right: -12px;
  display: grid;
  place-content: center;
  width: var(--touch);
  height: var(--touch);
  color: var(--ink-soft);
`;
