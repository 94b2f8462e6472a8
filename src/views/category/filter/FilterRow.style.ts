import styled from 'styled-components';

/** The row of a shelf's choices, and the sheet that opens from it. */
export const Row = styled.div`
  display: flex;
  flex: 99 1 6rem;
  min-width: 0;
  max-width: max-content;

  > button,
  select {
    min-width: 0;
    max-width: 100%;
    min-height: var(--touch);
    padding: 0 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    color: var(--ink);

    /* The row sticks within the page's scroll padding. This takes the padding back, so that focus does not scroll. */
    scroll-margin-top: calc(-2 * var(--top-bar-height) - var(--header-height) - 1rem);
  }

  /* The order of a short shelf stands alone, and its first choice says what it is. */
  > label > span {
    display: none;
  }

  > button {
    display: flex;
    gap: 6px;
    align-items: center;
    font-size: var(--text-small);
    font-weight: 600;
  }

  select {
    padding-right: 32px;
    appearance: none;
    /* For a field in smaller letters Safari on phones enlarges the page. */
    font-size: var(--text-base);
    /* The arrow, of two triangles: an image file would cost a slow phone time. */
    background:
      linear-gradient(45deg, transparent 50%, var(--ink) 50%) right 19px center / 5px 5px no-repeat,
      linear-gradient(-45deg, transparent 50%, var(--ink) 50%) right 14px center / 5px 5px no-repeat,
      var(--surface);
    text-overflow: ellipsis;
    field-sizing: content;

    &:hover,
    &:has(option:checked:not(:first-child)) {
      border-color: var(--ink-soft);
    }
  }

  [popover] {
    gap: var(--space-3) var(--space-2);
    border: 0 solid transparent;
    background: var(--blush);
    color: inherit;
  }

  [popover] .button:not(.quiet) {
    background: var(--accent);
    color: var(--on-dark);
  }

  h2,
  p {
    grid-column: 1 / -1;
  }

  p {
    display: flex;
    gap: var(--space-2);
  }

  label {
    display: grid;
    min-width: 0;
    font-size: var(--text-small);
  }

  /* The sheet stands on the bottom bar, and the results are seen to change above it. */
  :popover-open {
    position: fixed;
    inset: auto 0 var(--bar-height);
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    width: 100%;
    max-height: 50vh;
    margin: 0;
    padding: var(--space-4) var(--gutter);
    border-top-width: 1px;
    box-shadow: var(--shadow-high);
  }
`;
