import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** The styles of a card's lines of text, part of `cardTextStyle`: description with "More", and delivery note. */
export const cardLinesStyle = css`
  > .text {
    display: flex;
    flex-wrap: wrap;
    column-gap: 4px;
    color: var(--ink-soft);
    font-size: var(--text-card);
    line-height: var(--line-card);

    /* As many whole words as the width has room for. */
    > span {
      flex: 1 1 0;
      height: 1lh;
      overflow: hidden;
    }

    &[data-open] > span {
      flex-basis: 100%;
      height: auto;
    }

    /* "More", above the name's link. Its touch target is larger than its word. */
    > button {
      position: relative;
      color: var(--accent);
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

    /* Without scripts nothing could show the rest. */
    @media print, (scripting: none) {
      > span {
        flex-basis: 100%;
        height: auto !important;
      }
    }
  }

  /*
   * A note that needs more than a line wraps below its box, out of sight, behind an empty first item. Phones and tablets
   * have no room for any.
   */
  @media (scripting: enabled) {
    > .note:not([data-open]) {
      column-gap: 0;
      height: 1lh;
      overflow: hidden;

      &::before {
        content: '';
        width: 0.1px;
        height: 1lh;
      }

      > span {
        flex: none;
        white-space: nowrap;
      }

      ${media.belowWide} {
        display: none;
      }
    }
  }
`;
