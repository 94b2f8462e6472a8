import { media } from '@styles/breakpoints';
import styled from 'styled-components';
import { Rail } from './Rail';

/** A row of wide videos: in wide windows three, large enough to play where they are. */
export const VideoRail = styled(Rail)`
  ${media.wide} {
    grid-auto-columns: calc((100% - 2 * var(--space-4)) / 3);

    > li:has(video, iframe) {
      grid-column: auto;
    }
  }
`;
