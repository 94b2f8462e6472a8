import styled from 'styled-components';

/** A quiet button of a row: a target of 44 px in a line of 28. */
export const RowButton = styled.button`
  min-width: var(--touch);
  min-height: var(--touch);
  margin-block: -8px;
  color: var(--accent);
  font-size: var(--text-small);
  text-align: start;
  text-decoration: underline;
`;
