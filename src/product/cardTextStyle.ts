import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/**
 * The look of `CardText` and `Price` in a card, all in the style of the card: a component of its own for each of these elements
 * would be 500 more on a shelf of 45 products, for the HTML to name and for the browser to work through.
 */
export const cardTextStyle = css`
  > h2,
  > .texts > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;

    &[data-open] {
      -webkit-line-clamp: none;
    }

    @media print, (scripting: none) {
      -webkit-line-clamp: none !important;
    }
  }

  > h2:not([data-open]) {
    -webkit-line-clamp: 3;
  }

  > h2 {
    font-size: 1rem;
    line-height: 1.2;

    /* Beside the button that shares. */
    ${media.short} {
      padding-right: 2rem;
    }

    /* Picture, name and price can be pressed too; what comes after it in a place of its own lies above. */
    > a {
      text-decoration: none;

      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
  }

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);

    ${media.print} {
      display: grid;
      grid-template-columns: 30mm 26mm;
      text-align: right;
    }
  }

  /* The struck M.R.P. */
  > p > .mrp {
    order: 1;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    white-space: nowrap;

    ${media.print} {
      order: 0;
    }
  }

  > p > strong {
    font: 600 1.375rem / 1.25 var(--font-display);

    &.words {
      font-size: 1rem;
    }

    ${media.print} {
      grid-column: 2;
      font-size: 1rem;
    }
  }

  > .texts {
    position: relative;
    min-height: 1.5rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.35;

    > .note:not([data-open]) {
      -webkit-line-clamp: 1;
    }
  }
`;
