import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** The styles of a card's picture, of its heart, and of the ways to ask at its foot. */
export const cardPartsStyle = css`
  > .frame {
    position: relative;
    width: 100%;
    aspect-ratio: 4 / 5;
    background: var(--blush);

    /* Square photos lose height on wide screens: what stands below a product rather than its cap. */
    > img {
      object-position: 50% 30%;
    }

    ${media.medium} {
      aspect-ratio: 1;
    }

    ${media.wide} {
      aspect-ratio: 5 / 4;
    }

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
    gap: var(--space-2);
    padding-bottom: var(--space-2);
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
      min-height: 28px;
      padding: 2px;
      font: inherit;
    }

    /* The call looks quiet, but has a whole touch target. */
    > [href^='tel:'] {
      position: relative;

      &::after {
        content: '';
        position: absolute;
        inset: -8px 0;
      }
    }

    > :first-child {
      flex: 1 1 max-content;
      min-height: var(--touch);

      &::before {
        content: none;
      }
    }

    > p {
      flex-basis: 100%;
      color: var(--gold);
      font: 0.75rem / max(1.2, var(--line-least)) var(--font-text);
      text-align: center;

      /* A product that is not delivered keeps the line's room, however many lines it takes, so that rows stay level. */
      &:empty::before {
        content: attr(data-line);
        visibility: hidden;
      }
    }
  }
`;
