import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** A row of buttons of equal width for the actions on a list; it wraps where there is no room. */
export const ListActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 11rem;
  }

  ${media.print} {
    display: none;
  }
`;
