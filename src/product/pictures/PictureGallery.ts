import styled from 'styled-components';

/** A product's large frame with its `PictureRow`, and below it dots or thumbnails. */
export const PictureGallery = styled.div`
  position: relative;

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
    position: relative;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  .dots {
    display: flex;
    gap: 6px;
    justify-content: center;
    padding-top: 8px;

    > i {
      width: 8px;
      height: 8px;
      border: 1.5px solid;
      border-radius: 50%;
      color: var(--ink-soft);
    }

    > [data-at] {
      border-width: 4px;
    }
  }
`;
