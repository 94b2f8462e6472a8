import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** What can be done with a whole list. On wide screens the buttons stand side by side; what sends it is the wider. */
export const ListActions = styled.div.attrs({ className: 'screen' })`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-2);

  > div {
    display: grid;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 22.5rem) auto;
    justify-content: start;
  }
`;
