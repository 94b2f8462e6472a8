import { type ComponentProps, type ReactNode, useState } from 'react';
import { useMessages } from '@/messages/useMessages';
import { MarkedText } from '@/ui/MarkedText';
import { firstWords } from './firstWords';

interface Props {
  readonly title: string;
  /** Props of the link to the product's page. */
  readonly link: ComponentProps<'a'>;
  readonly description: string | undefined;
  readonly delivery: string | undefined;
  /** Rendered between name and description. */
  readonly price: ReactNode;
}

/** The most characters of each text: two lines on a phone 360 pixels wide. */
const LIMITS = { description: 32, delivery: 42 };

/**
 * The texts of a card: name, price, and the first words of description and delivery note. One button shows all of
 * them. The styles are in `cardTextStyle`.
 */
export function CardText({ title, link, description = '', delivery = '', price }: Props) {
  const { product: messages } = useMessages();
  const [open, setOpen] = useState(false);
  const about = firstWords(description, LIMITS.description);
  const note = firstWords(delivery, LIMITS.delivery);
  const more = (
    <button
      type="button"
      aria-expanded={open}
      aria-label={open ? messages.lessOf(title) : messages.moreOf(title)}
      onClick={() => setOpen(!open)}
    >
      {open ? messages.less : messages.more}
    </button>
  );
  const moreAbout = about === description ? null : more;
  return (
    <>
      <h2 data-open={open || undefined}>
        <a {...link}>
          <MarkedText text={title} />
        </a>
      </h2>
      {price}
      {description ? (
        <p className="text">
          <MarkedText text={`${open ? description : about} `} />
          {moreAbout}
        </p>
      ) : null}
      {delivery ? (
        <p className="text note">
          <MarkedText text={`${open ? delivery : note} `} />
          {note === delivery || moreAbout ? null : more}
        </p>
      ) : null}
    </>
  );
}
