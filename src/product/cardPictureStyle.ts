import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** The styles of a card's pictures, for the one styled component of the card: see `cardTextStyle`. */
export const cardPictureStyle = css`
  > .frame {
    position: relative;
    width: 100%;
    aspect-ratio: 1;
    background: var(--blush);

    > img:first-child {
      object-fit: contain;
    }

    /* The second one, for a mouse, fades in over the first and covers it. */
    > img + img {
      opacity: 0;
      transition: opacity var(--quick);
    }

    ${media.short} {
      grid-area: 1 / 1 / -1;
      align-self: start;
    }
  }

  ${media.hover} {
    &:hover > .frame > img + img {
      opacity: 1;
    }
  }

  &:has(.sold) > .frame > img:first-child {
    opacity: 0.55;
  }

  /* On the picture, opposite the heart. */
  > .price > .sold {
    position: absolute;
    top: 12px;
    left: 12px;
    padding: 2px var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--surface);
  }
`;
