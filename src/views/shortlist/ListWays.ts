import styled from 'styled-components';
import { quietStyle } from '@/ui/buttonStyle';

/** What can be done with a list: buttons of one width, as many in a line as have room. */
export const ListWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex: 1 1 11rem;
  }
`;

/** One of them that is not the likeliest. */
export const QuietWay = styled.button`
  ${quietStyle}
`;
