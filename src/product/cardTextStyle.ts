import { media } from '@styles/breakpoints';
import { css } from 'styled-components';
import { clamped } from '@/ui/clamped';
import { swatchStyle } from '@/ui/swatchStyle';
import { cardLinesStyle } from './cardLinesStyle';

/**
 * The styles of `CardText` and `PriceLine` in a card, all in the one styled component of the card. A styled component
 * for each of these elements would add 500 to a shelf of 45 products: more class names in the HTML and more work for
 * the browser.
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
    strong {
      ${media.medium} {
        font-size: 1.375rem;
      }

      ${media.print} {
        grid-area: 1 / 4;
        font-size: 1rem;
      }
    }

    .words {
      font-size: 1rem;
    }

    /* Phones have no room for the word beside the percentage; screen readers keep it. */
    .mrp > span {
      @media screen {
        ${media.belowMedium} {
          position: absolute;
          clip-path: inset(50%);
        }
      }
    }

    ${media.print} {
      .flag {
        display: none;
      }

      /* "Sold out" is printed in the place of the M.R.P. */
      :is(.mrp, .sold) {
        display: block;
        grid-area: 1 / 3;
      }
    }
  }

  /* Their parts become columns of the card's own grid. */
  > .price,
  .was {
    ${media.print} {
      display: contents;
      text-align: right;
    }
  }

  > .price > .facts {
    flex-basis: 100%;
    /* Level with the neighbours', also where one's price takes two lines. */
    align-self: end;
    margin-top: 5px;
    color: var(--ink-soft);
    font-size: var(--text-card);
    line-height: var(--line-card);

    /* One line on phones: what doesn't fit wraps out of sight, until "More" is pressed. */
    @media (scripting: enabled) {
      ${media.belowMedium} {
        height: 1lh;
        overflow: clip;
      }
    }

    > i {
      display: inline-block;
      min-width: 0.875rem;
      height: 0.875rem;
      margin-right: 4px;
      border-radius: 50%;
      font-style: normal;
      vertical-align: -2px;

      &[style] {
        ${swatchStyle}
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

  > [data-open] ~ .price > .facts {
    height: auto;
  }

${cardLinesStyle}
`;
