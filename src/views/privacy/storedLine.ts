import styled from 'styled-components';
import { quietStyle } from '@/ui/buttonStyle';

/** A line about one thing that this device stores. Without scripts nothing is stored. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;

  p {
    flex: 1 1 12rem;
  }

  @media (scripting: none) {
    display: none;
  }
`;

/** A button of such a line. */
export const Quiet = styled.button`
  ${quietStyle}
`;
