import { media } from '@styles/breakpoints';
import styled, { css } from 'styled-components';
import { Gallery } from './Gallery';

/** Three a row, and the first as high and as wide as two. */
const threeARow = css`
  > :nth-child(n) {
    grid-column: auto;
  }

  > :nth-child(n) button {
    aspect-ratio: 4 / 3;
  }

  > :first-child {
    display: flex;
    flex-direction: column;
    grid-area: span 2 / span 2;
  }

  > :first-child > :first-child {
    flex: 1;
    aspect-ratio: auto;
  }
`;

/**
 * A gallery whose photos are not all of a size: on upright phones every fifth from the first takes a row, elsewhere the first
 * takes four places.
 */
export const PhotoGallery = styled(Gallery)`
  > :nth-child(5n + 1) {
    grid-column: 1 / -1;
  }

  > :not(:nth-child(5n + 1)) button {
    aspect-ratio: 1;
  }

  ${media.medium} {
    ${threeARow}
  }

  ${media.short} {
    ${threeARow}
  }
`;
