import { media } from '@styles/breakpoints';
import { css } from 'styled-components';
import { clamped } from '@/ui/clamped';

/** All of a text, opened by "More", or on a page without scripts, where nothing could open it. */
const whole = css`
  display: block;
  height: auto;
  white-space: normal;
  text-wrap: pretty;

  > span {
    display: inline;
  }

  > button {
    margin-inline-start: 6px;
  }

  [hidden] {
    display: inline;
  }
`;

/**
 * The styles of a card's lines of text, part of `cardTextStyle`: the description's first phrase with "More" at its end,
 * and the delivery note, which is whole on its line or out of sight.
 */
export const cardLinesStyle = css`
  > p.text {
    display: flex;
    gap: 6px;
    align-items: end;
    align-self: start;
    justify-content: space-between;
    color: var(--ink-soft);
    font-size: var(--text-card);
    line-height: var(--line-card);

    > span {
      ${clamped(2)}

      ${media.wide} {
        -webkit-line-clamp: 1;
      }
    }

    /* "More", above the name's link. Its touch target is larger than its word. */
    > button {
      position: relative;
      color: var(--accent);
      white-space: nowrap;
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
    }

    ${media.print} {
      display: none;
    }
  }

  /* A line of a flexbox that wraps; the box shows only the first. Before it stands nothing, so the note may be below. */
  > p.note {
    flex-wrap: wrap;
    justify-content: start;
    height: 1lh;
    overflow: clip;
    white-space: nowrap;

    &::before {
      content: '';
      width: 0.1px;
      height: 1lh;
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
