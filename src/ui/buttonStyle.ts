import { css } from 'styled-components';

/**
 * The base style of all buttons and of links that look like buttons: at least a thumb high, with the icon before the
 * text. The transparent border becomes visible in high contrast mode (forced colours).
 */
const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4em;
  min-height: var(--touch);
  padding: var(--space-2) 12px;
  border: 1.5px solid transparent;
  border-radius: 1.5rem;
  font-family: var(--font-display);
  font-size: 0.9375rem;
  line-height: max(1.15, var(--line-least));
  text-align: center;
  text-decoration: none;
  transition:
    background-color var(--quick),
    transform var(--quick);

  &:active {
    transform: scale(0.97);
  }
`;

/** The red button for the main action: a call, or the link to a category. */
export const accentStyle = css`
  ${buttonStyle}
  background: var(--accent);
  color: var(--on-dark);

  &:hover {
    background: var(--accent-deep);
  }
`;

/** The green button, for WhatsApp only. */
export const whatsAppStyle = css`
  ${buttonStyle}
  background: var(--whatsapp);
  color: var(--on-dark);

  &:hover {
    background: var(--whatsapp-deep);
  }
`;

/** The outlined button for a secondary action beside another button. */
export const quietStyle = css`
  ${buttonStyle}
  border-color: currentcolor;

  &:hover {
    background: var(--blush);
  }
`;
