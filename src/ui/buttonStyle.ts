import { css } from 'styled-components';

/** The shape of whatever acts: at least as high as a thumb, the icon before the word. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--touch);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-pill);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: background-color var(--quick);

  &:active {
    transform: scale(0.98);
  }
`;

/** What acts: a call, the way into a shelf. */
export const accentStyle = css`
  ${buttonStyle}
  background: var(--accent);
  color: var(--on-dark);

  &:hover {
    background: var(--accent-deep);
  }
`;

/** WhatsApp, and nothing else. */
export const whatsAppStyle = css`
  ${buttonStyle}
  background: var(--whatsapp);
  color: var(--on-dark);

  &:hover {
    background: var(--whatsapp-deep);
  }
`;

/** What acts less: stands beside one of the others. */
export const quietStyle = css`
  ${buttonStyle}
  background: var(--surface);
  color: var(--ink);
  box-shadow: inset 0 0 0 1.5px var(--ink);

  &:hover {
    background: var(--blush);
  }
`;
