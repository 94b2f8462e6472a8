import { media } from '@styles/breakpoints';
import { type ReactNode, useState } from 'react';
import { css } from 'styled-components';
import type { Product } from '@/catalogue/items';
import { useMessages } from '@/messages/useMessages';
import { clamped } from '@/ui/clamped';
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
 * shows all of both.
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

/** All of a text, opened by "More", or on a page without scripts, where nothing could open it. */
const whole = css`
  display: block;
  height: auto;
  white-space: normal;
  text-wrap: pretty;

  > span {
    display: inline;
  }

  > button {
    margin-inline-start: 6px;
  }

  [hidden] {
    display: inline;
  }
`;

/**
 * The styles of these texts, for the one styled component of the card. A styled component for each element of a card
 * would add 500 to a shelf of 45 products: more class names in the HTML and more work for the browser.
 */
export const cardTextStyle = css`
  > h2 {
    ${clamped(3)}
    /* Room for the tails of letters. */
    padding-bottom: 0.1em;
    font-size: 1rem;

    &[data-open] {
      -webkit-line-clamp: none;
    }

    @media (scripting: none) {
      -webkit-line-clamp: none !important;
    }

    /* The link covers the whole card. Positioned elements that follow it lie above it. */
    > a {
      text-decoration: none;

      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
  }

  > p.text {
    display: flex;
    gap: 6px;
    align-items: end;
    align-self: start;
    justify-content: space-between;
    color: var(--ink-soft);
    font-size: var(--text-card);
    line-height: var(--line-card);

    > span {
      ${clamped(2)}

      ${media.wide} {
        -webkit-line-clamp: 1;
      }
    }

    /* "More", above the name's link. Its touch target is larger than its word. */
    > button {
      position: relative;
      color: var(--accent);
      white-space: nowrap;
      text-decoration: underline;
      text-underline-offset: 0.2em;
      /* At least 24 pixels high, in the room of a line (WCAG 2.5.8). */
      padding-block: 5px;
      margin-block: -5px;

      &::after {
        content: '';
        position: absolute;
        inset: -14px -8px;
      }

      @media (scripting: none) {
        display: none;
      }
    }

    @media (scripting: none) {
      ${whole}
    }
  }

  /* A card without a description or note leaves their rows empty. */
  > .note {
    grid-row: 5;
  }

  /* A line of a flexbox that wraps; the box shows only the first. Before it stands nothing, so the note may be below. */
  > p.note {
    flex-wrap: wrap;
    justify-content: start;
    height: 1lh;
    overflow: clip;
    white-space: nowrap;

    &::before {
      content: '';
      width: 0.1px;
      height: 1lh;
    }
  }

  > [data-open] ~ .text {
    ${whole}
  }

  /* Phones and tablets have no room for any note. */
  @media (scripting: enabled) {
    ${media.belowWide} {
      > h2:not([data-open]) ~ .note {
        display: none;
      }
    }
  }
`;
