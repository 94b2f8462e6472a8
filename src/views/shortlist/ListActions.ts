import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** A row of buttons for the actions on a list, the green one the widest; it wraps where there is no room. */
export const ListActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-2);

  > * {
    flex: 1 1 8.5rem;
  }

  > div {
    display: grid;
    flex-basis: 16rem;
  }

  ${media.print} {
    display: none;
  }
`;
