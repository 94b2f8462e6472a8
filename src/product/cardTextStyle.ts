import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/**
 * The styles of `CardText` and `Price` in a card, all in the one styled component of the card. A styled component for
 * each of these elements would add 500 to a shelf of 45 products: more class names in the HTML and more work for the
 * browser.
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

    /* Room for the share button. */
    ${media.short} {
      padding-right: 2rem;
    }

    /* The link covers picture, name and price too. Positioned elements that follow it lie above it. */
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
