import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** The least height of stage and slides: prices stay in the first screen. */
export const stageHeight = css`
  min-height: clamp(108px, 100vh - 608px, 132px);

  ${media.medium} {
    min-height: clamp(176px, 26vw, 312px);
  }

  ${media.wide} {
    min-height: clamp(152px, 100vh - 612px, 312px);
  }
`;
