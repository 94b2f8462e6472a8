import { css } from 'styled-components';

/**
 * The shape of every button and of links that look like one: high enough for a thumb, the icon before the word. The border
 * can't be seen, but a browser in high contrast (forced colours) draws it.
 */
export const buttonStyle = css`
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

/** The red button, for the main action: a call, the way to a category. */
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

/** The outlined button, for the lesser action beside another button. */
export const quietStyle = css`
  ${buttonStyle}
  border-color: currentcolor;

  &:hover {
    background: var(--blush);
  }
`;
