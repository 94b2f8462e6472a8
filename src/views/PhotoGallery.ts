import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { Gallery } from './Gallery';

/** A gallery whose photos are not all of a size: on phones every fifth from the first takes a row, else the first four places. */
export const PhotoGallery = styled(Gallery)`
  > :nth-child(5n + 1) {
    grid-column: 1 / -1;
  }

  > :not(:nth-child(5n + 1)) button {
    aspect-ratio: 1;
  }

  ${media.medium} {
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
  }
`;
