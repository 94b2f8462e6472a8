import styled from 'styled-components';

/** A round icon button for an action on a product. It looks smaller than its touch target. */
export const RoundButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--round);
  height: var(--round);
  padding: 5px;
  border-radius: 50%;
  background: var(--surface) content-box;
  color: var(--ink);

  @media (scripting: none) {
    display: none;
  }
`;
