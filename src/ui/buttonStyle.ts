import { css } from 'styled-components';

/** At least a thumb high. The transparent border is visible in forced colours (high contrast). */
const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4em;
  min-height: var(--touch);
  padding: var(--space-2) 12px;
  border: 1.5px solid transparent;
  border-radius: 1.5rem;
  font: 600 var(--text-small) / var(--leading) var(--font-text);
  text-align: center;
  text-decoration: none;
  transition: background-color var(--quick);
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

/** The outlined button for a secondary action beside another. */
export const quietStyle = css`
  ${buttonStyle}
  border-color: currentcolor;

  &:hover {
    background: var(--blush);
  }
`;
