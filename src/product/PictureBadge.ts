import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** A ribbon on a card's picture. It stands in the line of the price, so that a screen reader says it there; not on paper. */
export const PictureBadge = styled.span`
  position: absolute;
  top: 0;
  left: var(--space-3);
  padding: 0.4rem 0.5rem 0.6rem;
  border-radius: 0 0 var(--radius-pill) var(--radius-pill);
  background: var(--accent);
  color: var(--on-dark);
  font: 600 0.8125rem/1.1 var(--font-display);

  ${media.print} {
    display: none;
  }
`;
