import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** A product's large frame with its row of pictures (`PictureRow`), and below it the place of the thumbnails. */
export const PictureGallery = styled.div`
  position: relative;

  ${media.medium} {
    padding-bottom: calc(4.5rem + var(--space-3));
  }

  ${media.short} {
    padding: 0;
  }

  ${media.print} {
    padding: 0;

    .place {
      display: none;
    }
  }

  .row {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 100%;
    position: absolute;
    inset: 0;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scroll-behavior: smooth;
  }

  .row > li {
    container-type: inline-size;
    position: relative;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  .place {
    position: absolute;
    bottom: var(--space-2);
    left: var(--space-2);
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-small);

    /* With large text the button in the other corner fills the picture's width: above it. */
    @container (max-width: 14rem) {
      bottom: calc(var(--round) + var(--space-4));
    }
  }
`;
