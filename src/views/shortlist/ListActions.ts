import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** Buttons for the actions on a list, the green one the widest. */
export const ListActions = styled.div.attrs({ className: 'screen' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-2);

  > * {
    flex: 1 1 auto;
  }

  > div {
    display: grid;
    flex-basis: 16rem;
  }

  ${media.medium} {
    > * {
      flex-grow: 0;
      flex-basis: auto;
    }

    > div {
      flex: 0 1 22.5rem;
    }
  }
`;
