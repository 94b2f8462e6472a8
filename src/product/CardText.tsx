import { type ReactNode, useState } from 'react';
import type { Product } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import type { Elements } from '@/ui/Elements';
import { MarkedText } from '@/ui/MarkedText';

interface Props {
  readonly title: string;
  /** The title as a link to the product's page. */
  readonly name: ReactNode;
  readonly product: Pick<Product, 'description' | 'phrase' | 'delivery'>;
  /** Rendered between name and description. */
  readonly price: Elements;
}

/**
 * The texts of a card: name, price, the first phrase of the description, and the delivery note. A note is shown whole or
 * not at all: the beginning of "charge as per distance; free above ₹999" would say the opposite of its end. One button
 * shows all of both. The styles are in `cardTextStyle`.
 */
export function CardText({
  title,
  name,
  product: { description = '', phrase, delivery },
  price,
}: Props) {
  const { product: messages } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <h2 data-open={open || undefined}>{name}</h2>
      {price}
      {description || delivery ? (
        <p className="text">
          <span>
            <MarkedText text={description.slice(0, phrase)} />
            {phrase ? <MarkedText hidden={!open} text={description.slice(phrase)} /> : null}
          </span>
          {delivery || phrase ? (
            <button
              type="button"
              aria-expanded={open}
              aria-label={open ? messages.lessOf(title) : messages.moreOf(title)}
              onClick={() => setOpen(!open)}
            >
              {open ? messages.less : messages.more}
            </button>
          ) : null}
        </p>
      ) : null}
      {delivery ? <MarkedText as="p" className="text note" text={delivery} /> : null}
    </>
  );
}
