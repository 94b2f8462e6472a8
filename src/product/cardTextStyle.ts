import { media } from '@styles/breakpoints';
import { css } from 'styled-components';
import { clamped } from '@/ui/clamped';

/**
 * The styles of `CardText` and `PriceLine` in a card, all in the one styled component of the card. A styled component
 * for each of these elements would add 500 to a shelf of 45 products: more class names in the HTML and more work for
 * the browser.
 */
export const cardTextStyle = css`
  > h2 {
    ${clamped(3)}
    font-size: 1rem;

    &[data-open] {
      -webkit-line-clamp: none;
    }

    @media print, (scripting: none) {
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

  > .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);

    /* Its parts become columns of the card's own grid. */
    ${media.print} {
      display: contents;
      text-align: right;
    }
  }

  > .price > .mrp {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    white-space: nowrap;

    ${media.print} {
      grid-area: 1 / 3;
    }
  }

  > .price > strong {
    font: 600 1.375rem / max(1.2, var(--line-least)) var(--font-display);

    &.words {
      font-size: 1rem;
    }

    ${media.print} {
      grid-area: 1 / 4;
      font-size: 1rem;
    }
  }

  > .price > .facts {
    flex-basis: 100%;
    /* Level with the neighbours', also where one's price takes two lines. */
    align-self: end;
    padding-block: 2px;
    color: var(--ink-soft);
    font-size: var(--text-card);
    line-height: var(--line-card);

    > i {
      display: inline-block;
      width: 14px;
      height: 14px;
      margin-right: 5px;
      border: 1px solid var(--line);
      border-radius: 50%;
      vertical-align: -2px;
      forced-color-adjust: none;
    }

    @media not print {
      > .names {
        display: none;
      }
    }

    ${media.print} {
      grid-column: 2 / -1;
      text-align: left;

      > i {
        display: none;
      }
    }
  }

  > .text {
    color: var(--ink-soft);
    font-size: var(--text-card);
    line-height: var(--line-card);

    /* "More", above the name's link. Its touch target is larger than its word. */
    > button {
      position: relative;
      color: var(--accent);
      text-decoration: underline;
      text-underline-offset: 0.2em;

      &::after {
        content: '';
        position: absolute;
        inset: -14px -8px;
      }

      @media (scripting: none) {
        display: none;
      }
    }
  }

  /*
   * Discount or "Sold out": a small flag on the picture. Its element is in the price's line, so that screen readers
   * read it there. Only "Sold out" is printed, in the place of the M.R.P.
   */
  .flag {
    position: absolute;
    top: 11px;
    left: 10px;
    padding: 0.25em 0.6em;
    border-radius: var(--radius-pill);
    background: var(--accent);
    color: var(--on-dark);
    font: 600 0.75rem / 1.2 var(--font-display);

    ${media.print} {
      display: none;
    }
  }

  .sold {
    background: var(--ink);

    ${media.print} {
      display: inline;
      grid-area: 1 / 3;
      position: static;
      padding: 0;
      background: none;
      color: inherit;
    }
  }
`;
