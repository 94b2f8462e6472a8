import { breakpoints, media } from '@styles/breakpoints';
import { css } from 'styled-components';
import { clamped } from '@/ui/clamped';
import { cardLinesStyle } from './cardLinesStyle';

/** The condition of `media.belowMedium`, to be joined with others. */
const phones = `(max-width: ${breakpoints.medium - 0.02}px)`;

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
    gap: 0 6px;

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

    /* Phones have no room for the word beside the percentage; screen readers keep it. */
    @media screen and ${phones} {
      > span {
        position: absolute;
        clip-path: inset(50%);
      }
    }

    ${media.print} {
      grid-area: 1 / 3;
    }
  }

  > .price > strong {
    font: 600 1.25rem / max(1.2, var(--line-least)) var(--font-display);

    ${media.medium} {
      font-size: 1.375rem;
    }

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
    /* One line: what doesn't fit wraps out of sight. */
    height: 1lh;
    /* Level with the neighbours', also where one's price takes two lines. */
    align-self: end;
    margin-top: 5px;
    overflow: hidden;
    color: var(--ink-soft);
    font-size: var(--text-card);
    line-height: var(--line-card);

    > i {
      display: inline-block;
      min-width: 14px;
      height: 14px;
      margin-right: 4px;
      border-radius: 50%;
      font-style: normal;
      vertical-align: -2px;

      &[style] {
        border: 1px solid var(--line);
        forced-color-adjust: none;
      }
    }

    @media not print {
      .names {
        display: none;
      }

      > .count {
        position: absolute;
        clip-path: inset(50%);
      }
    }

    ${media.print} {
      grid-column: 2 / -1;
      height: auto;
      text-align: left;

      > i {
        display: none;
      }
    }
  }

${cardLinesStyle}

  /* Discount or "Sold out", in the price's line. Only "Sold out" is printed, in the place of the M.R.P. */
  .flag {
    color: var(--accent);
    font: 600 0.75rem / 1.2 var(--font-display);
    white-space: nowrap;

    ${media.print} {
      display: none;
    }
  }

  .sold {
    color: var(--ink);

    ${media.print} {
      display: inline;
      grid-area: 1 / 3;
      color: inherit;
    }
  }
`;
