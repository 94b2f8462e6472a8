import styled from 'styled-components';

/** The shape of a small act on a product, which is an icon: it looks smaller than a thumb can press. */
export const RoundButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  padding: 5px;
  border-radius: 50%;
  background: var(--surface) content-box;
  color: var(--ink);

  @media print, (scripting: none) {
    display: none;
  }
`;
