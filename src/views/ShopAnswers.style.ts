import styled from 'styled-components';

/** The list of `ShopAnswers`: side by side where there is room for all five, otherwise one below the other. */
export const AnswerList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(clamp(17%, (56rem - 100%) * 999, 100%), 1fr));
  gap: var(--space-2) var(--space-6);
  font-size: var(--text-small);

  > li {
    display: flex;
    gap: var(--space-3);
  }

  > li > svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke: var(--accent);
  }

  > li > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    min-width: 0;
    padding-block: calc((1.5rem - 1lh) / 2);
  }

  a {
    font-weight: 600;
    text-decoration-color: var(--line);
  }

  a[target] {
    color: var(--accent);
    text-decoration-color: currentcolor;
  }

  p {
    flex: 1 0 100%;
    min-width: 0;
    color: var(--ink-soft);
    font-weight: 400;
  }
`;
