import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** A status message that stays in sight at the bottom of the screen, above the bottom bar of phones. */
export function BottomNote({ text }: { text: string }) {
  return <Note role="status">{text}</Note>;
}

const Note = styled.p`
  position: fixed;
  z-index: 12;
  inset: auto var(--space-4) var(--space-6);
  width: fit-content;
  max-width: 30rem;
  margin-inline: auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--ink);
  box-shadow: var(--shadow-high);
  color: var(--on-dark);

  ${media.hasBottomBar} {
    bottom: calc(var(--bar-height) + var(--space-3));
  }
`;
