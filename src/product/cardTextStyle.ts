import { media } from '@styles/breakpoints';
import { css } from 'styled-components';
import { clamped } from '@/ui/clamped';

/**
 * The styles of a card's name, of the line of its description and of its delivery note, for the one styled component of
 * the card. A styled component for each element of a card would add 500 to a shelf of 45 products: more class names in
 * the HTML and more work for the browser.
 */
export const cardTextStyle = css`
  > h2 {
    font-size: var(--text-base);
    line-height: max(1.25, var(--line-least));

    /* The link covers the whole card. Positioned elements that follow it lie above it. */
    > a {
      ${clamped(2)}
      outline: none;
      text-decoration: none;

      &::after {
        content: '';
        position: absolute;
        inset: 0;
      }
    }
  }

  > .text {
    ${clamped(1)}
    align-self: start;
    color: var(--ink-soft);
    font-size: var(--text-small);
    line-height: var(--line-card);
  }

  /* Two lines have room for "charge as per distance; free above ₹999", whose beginning says the opposite of its end. */
  > .note {
    ${clamped(2)}
    grid-row: 5;
    align-self: start;
    color: var(--ink-soft);
    font-size: var(--text-tiny);
    line-height: max(1.34, var(--line-least));

    ${media.wide} {
      font-size: var(--text-small);
    }
  }
`;
