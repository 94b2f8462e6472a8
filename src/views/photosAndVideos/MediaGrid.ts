import { media } from '@styles/breakpoints';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';

/** A grid of clips, videos or photos. On a phone a playing video takes a whole row, and later items fill the gap. */
export const MediaGrid = styled.ul`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(auto-fill, minmax(min(max(8.5rem, 30%), 100%), 1fr));
  gap: var(--space-4) var(--space-3);

  > li:has(video, iframe) {
    grid-column: 1 / -1;
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);

    > li:has(video, iframe) {
      grid-column: auto;
    }
  }
`;

/** A list component for clips, videos or photos: `Rail` or `MediaGrid`. */
export type MediaList = ComponentType<{ readonly children: ReactNode }>;
