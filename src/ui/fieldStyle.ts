import { css } from 'styled-components';

/** A field to type or choose in, as wide as its place and as high as a thumb needs. */
export const fieldStyle = css`
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--ink-soft);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font: inherit;
`;
