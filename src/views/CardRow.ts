import styled from 'styled-components';
import { fourOrTwoColumns } from '@/ui/fourOrTwoColumns';

/** A row of a few cards on a status page. */
export const CardRow = styled.ul`
  display: grid;
  grid-template-columns: ${fourOrTwoColumns('6.5rem', '7.5rem', 'var(--space-3)')};
  gap: var(--space-4) var(--space-3);
  width: 100%;
  max-width: 40rem;
`;
