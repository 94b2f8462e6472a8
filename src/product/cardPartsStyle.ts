import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** The styles of a card's picture, of its heart, and of the ways to ask at its foot. */
export const cardPartsStyle = css`
  > .frame {
    position: relative;
    width: 100%;
    aspect-ratio: 8 / 7;
    background: var(--blush);

    ${media.short} {
      grid-area: 1 / 1 / -1;
      aspect-ratio: auto;
    }

    ${media.print} {
      aspect-ratio: 1;
    }
  }

  /* The heart, at the picture's top right. */
  > button {
    position: absolute;
    top: 0;
    right: 0;

    ${media.short} {
      inset: auto auto 0 calc(6rem - var(--round));
    }
  }

  /* Above the name's link, which covers the card. */
  > .foot {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-content: end;
    align-items: center;
    justify-content: center;
    column-gap: var(--space-1);
    padding-top: var(--space-1);
    color: var(--accent);
    font: 600 0.75rem / max(1.15, var(--line-least)) var(--font-display);

    ${media.belowMedium} {
      font-size: 0.8125rem;
    }

    ${media.short} {
      font-size: 0.75rem;
    }

    ${media.wide} {
      font-size: 0.875rem;
    }

    > a {
      display: flex;
      align-items: center;
      min-height: var(--touch);
      padding: 2px;
      font: inherit;
    }

    > :first-child {
      flex: 1 1 max-content;

      &::before {
        content: none;
      }
    }

    /* Beside the link to call where that is below the button; else on a line of its own. */
    > p {
      flex: 1 1 clamp(3.5rem, (100% - 11.5rem) * 999, 100%);
      padding-block: 5px;
      color: var(--gold);
      font: 0.75rem / max(1.2, var(--line-least)) var(--font-text);
      text-align: center;

      ${media.short} {
        padding-block: 0 3px;
      }

      /* A product that is not delivered keeps the line's room, however many lines it takes, so that rows stay level. */
      &:empty::before {
        content: attr(data-line);
        visibility: hidden;
      }
    }
  }
`;
