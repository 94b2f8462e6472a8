import { media } from '@styles/breakpoints';
import styled from 'styled-components';

/**
 * The column that all content stands in. Beside it is room for the button that leads back to the top, where that does not
 * stand in the bottom bar, so that it never lies on anything that can be pressed.
 */
export const Container = styled.div`
  width: 100%;
  max-width: var(--content-width);
  margin-inline: auto;
  padding-inline: var(--space-3);

  ${media.medium} {
    padding-inline: var(--space-8);
  }

  ${media.wide} {
    padding-inline: 60px;
  }

  ${media.short} {
    padding-inline: 60px;
  }

  ${media.print} {
    padding-inline: 0;
  }
`;
