import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/**
 * The frame with the row of pictures (`PictureRow`), and the thumbnails below it (`PictureThumbs`). One styled component
 * for all of it: each further one adds some 20 bytes to a page.
 */
export const Gallery = styled.div`
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
    scrollbar-width: thin;
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

  .thumbs {
    display: none;
  }

  ${media.medium} {
    .thumbs {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      padding-top: var(--space-3);
    }
  }

  ${media.short} {
    .thumbs {
      display: none;
    }
  }

  .thumbs > li > * {
    display: block;
    position: relative;
    isolation: isolate;
    width: 4.5rem;
    height: 4.5rem;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--blush);
  }

  [aria-current]:not(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: -3px;
  }

  /* The outline is over the picture. */
  .thumbs img {
    z-index: -1;
  }
`;
