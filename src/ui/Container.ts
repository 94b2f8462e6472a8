import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/** The column that all content stands in. */
export const Container = styled.div`
  width: 100%;
  max-width: var(--content-width);
  margin-inline: auto;
  padding-inline: var(--space-4);

  ${media.medium} {
    padding-inline: var(--space-8);
  }
`;
