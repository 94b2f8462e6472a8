import styled from 'styled-components';

/** A line about one thing that this device stores; not without scripts. */
export const StoredLine = styled.div`
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
