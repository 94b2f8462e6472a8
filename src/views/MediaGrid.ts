import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** Videos and clips: two a row on phones, three from medium widths on. */
export const MediaGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-3);

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
  }

  figcaption {
    margin-top: var(--space-2);
    font-size: var(--text-small);
  }
`;
