import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** Tiles, four in a row; with large text fewer. */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(4.5rem, 21%), 1fr));
  gap: var(--space-4) var(--space-2);
  container-type: inline-size;

  /* At this width a TileLink is a row. */
  > li {
    @container (max-width: 11.74rem) {
      grid-column: 1 / -1;
    }
  }

  ${media.medium} {
    gap: var(--space-6) var(--space-4);
  }
`;
