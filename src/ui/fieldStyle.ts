import { css } from 'styled-components';

/** An input or select field, as wide as its container and high enough for a thumb. */
export const fieldStyle = css`
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--ink-soft);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
`;
