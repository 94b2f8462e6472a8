import { css } from 'styled-components';

/** The frame of a picture in an arch, square until the picture is there. */
export const archFrame = css`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius-arch);
  background: var(--blush);
`;
