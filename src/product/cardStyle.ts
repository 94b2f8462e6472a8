import { media } from '@styles/breakpoints';
import { css } from 'styled-components';
import { clamped } from '@/ui/clamped';
import { swatchStyle } from '@/ui/swatchStyle';
import { cardFootStyle } from './cardFootStyle';

/**
 * The styles of a `ProductCard`: one component for all its parts. Its five parts are rows of a
 * subgrid, so that each is level with its neighbours'; not in old browsers.
 */
export const cardStyle = css`
  position: relative;
  display: grid;
  grid-row: span 5;
  grid-template: subgrid / minmax(0, 1fr);
  align-content: start;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-low);
  transition: box-shadow var(--quick);

  /* The ring is the card's: a clamped name would cut off its link's. */
  &:has(h2 > a:focus-visible) {
    outline: 2px solid var(--ring);
    outline-offset: 2px;
  }

  &:target {
    box-shadow: 0 0 0 3px var(--gold-leaf), var(--shadow-high);
  }

  > :not(.frame, button) {
    margin: var(--space-1) var(--space-2) 0;

    ${media.medium} {
      margin-inline: 12px;
    }
  }

  > button {
    position: absolute;
    top: 0;
    right: 0;
  }

  > .frame {
    position: relative;
    aspect-ratio: 1;
    margin-bottom: var(--space-1);
    background: var(--blush);
  }

  img {
    object-fit: contain;
  }

  /* For a mouse the second picture fades in over the first. */
  img + img {
    opacity: 0;
    transition: opacity var(--quick);
  }

  ${media.hover} {
    &:hover {
      box-shadow: var(--shadow-high);

      > h2 > a {
        text-decoration: underline;
      }

      img + img {
        opacity: 1;
      }
    }
  }

  &:has(.sold) img:first-child {
    opacity: 0.55;
  }

  .sold {
    position: absolute;
    top: 12px;
    left: 12px;
    padding: 2px var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--surface);
  }

  > h2 {
    font-size: var(--text-base);

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

  > .texts {
    display: grid;
    gap: 2px;
    align-content: start;
    color: var(--ink-soft);
    font-size: var(--text-small);
  }

  /* One line on phones: the rest wraps out of sight. The product's page has all. */
  .facts {
    ${media.belowMedium} {
      height: 1lh;
      overflow: clip;
    }

    > i {
      display: inline-block;
      min-width: 0.875rem;
      height: 0.875rem;
      margin-right: 4px;
      font-style: normal;
      vertical-align: -2px;
    }

    > [style] {
      ${swatchStyle}
    }

    > .count {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  .text {
    ${clamped(1)}
  }

  /* Two lines, because the end of a note may change its meaning: "charge as per distance; free above ₹999". */
  .note {
    ${clamped(2)}
    font-size: var(--text-tiny);
  }

  > .foot {
    ${cardFootStyle}
  }
`;
