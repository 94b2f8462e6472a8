import { media } from '@styles/breakpoints';
import { css } from 'styled-components';
import { clamped } from '@/ui/clamped';

/**
 * The styles of a card's texts, for its one styled component: one for each element would add 500 to
 * a shelf of 45 products.
 */
export const cardTextStyle = css`
  > h2 {
    font-size: var(--text-base);
    line-height: max(1.25, var(--line-least));

    @media (max-width: 359.98px) {
      font-size: var(--text-small);
    }

    /* Covers the whole card. Positioned elements after it lie above it. */
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

  > .said {
    display: grid;
    gap: var(--space-1);
    align-content: start;
    color: var(--ink-soft);
    font-size: var(--text-small);
    line-height: var(--line-card);
  }

  .text {
    ${clamped(1)}
  }

  /* Two lines: "charge as per distance; free above ₹999" says the opposite at its end. */
  .note {
    ${clamped(2)}
    font-size: var(--text-tiny);
    line-height: max(1.34, var(--line-least));

    ${media.wide} {
      font-size: var(--text-small);
    }
  }
`;
