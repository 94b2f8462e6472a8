import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** All of a text, opened by "More", or on a page without scripts, where nothing could open it. */
const whole = css`
  display: block;
  height: auto;
  white-space: normal;
  text-wrap: pretty;
`;

/**
 * The styles of a card's lines of text, part of `cardTextStyle`: description with "More", and delivery note.
 *
 * A text is whole on its line or not there. The lines of a flexbox with `wrap-reverse` go upwards, and the box shows
 * only the topmost: a text beside which "More" has no room is below it, out of sight. Where there is no "More", an
 * empty last item takes its part. The box has room above and below the line for the touch target of "More".
 */
export const cardLinesStyle = css`
  > p.text {
    display: flex;
    flex-wrap: wrap-reverse;
    align-content: flex-end;
    gap: 20px 4px;
    height: calc(1lh + 28px);
    margin-block: calc(var(--space-2) - 14px) -14px;
    padding-block: 14px;
    overflow: visible clip;
    color: var(--ink-soft);
    font-size: var(--text-card);
    line-height: var(--line-card);
    white-space: nowrap;

    &::after {
      content: '';
      width: 0.1px;
      height: 1lh;
      margin-left: -4px;
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

    @media (scripting: none) {
      ${whole}

      [hidden] {
        display: inline;
      }
    }

    ${media.print} {
      display: none;
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
