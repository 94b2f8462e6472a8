import { css } from 'styled-components';

/** The frame of a picture in an arch: square, or lower where a parent sets `--arch-height`. */
export const archFrame = css`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  max-height: var(--arch-height, none);
  border-radius: var(--radius-arch);
  background: var(--blush);
`;
