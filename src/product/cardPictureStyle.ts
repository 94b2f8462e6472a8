import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** See `cardTextStyle`. */
export const cardPictureStyle = css`
  > .frame {
    position: relative;
    width: 100%;
    aspect-ratio: 1;
    background: var(--blush);

    > img:first-child {
      object-fit: contain;
    }

    /* For a mouse the second picture fades in over the first. */
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

  > .price > .sold {
    position: absolute;
    top: 12px;
    left: 12px;
    padding: 2px var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--surface);
  }
`;
