import { css } from 'styled-components';

/** The shape of whatever acts: at least as high as a thumb, the icon before the word. The border shows in forced colours. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--touch);
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid transparent;
  border-radius: var(--radius-pill);
  font-family: var(--font-display);
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--quick),
    transform var(--quick);

  &:active {
    transform: scale(0.97);
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
  border-color: currentcolor;

  &:hover {
    background: var(--blush);
  }
`;
