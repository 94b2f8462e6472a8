import styled from 'styled-components';

/** The column for all content. Its padding leaves room for a back-to-top button beside it. */
export const Container = styled.div`
  width: 100%;
  max-width: var(--content-width);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
