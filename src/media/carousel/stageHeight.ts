import { media } from '@styles/breakpoints';
import { css } from 'styled-components';

/**
 * The least height of stage and slides. With the row of controls below it the stage has 220 px on phones and 340 from
 * 1024 px on. On low screens it gives way, so that prices stay in the first screen.
 */
export const stageHeight = css`
  min-height: clamp(126px, 100vh - 514px, 176px);

  ${media.medium} {
    min-height: clamp(176px, 26vw, 296px);
  }

  ${media.wide} {
    min-height: clamp(176px, 100vh - 604px, 296px);
  }
`;
