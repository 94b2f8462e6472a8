import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/** The least height of stage and slides; less on short screens, so that prices stay in the first screen. */
export const stageHeight = css`
  min-height: clamp(126px, 100vh - 514px, 176px);

  ${media.medium} {
    min-height: clamp(176px, 26vw, 296px);
  }

  ${media.wide} {
    min-height: clamp(176px, 100vh - 604px, 296px);
  }
`;
