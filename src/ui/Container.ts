import styled from 'styled-components';

/**
 * The column for all content. On screens without the bottom bar its side padding leaves room for the button back to the
 * top, so that the button never covers anything that can be pressed.
 */
export const Container = styled.div`
  width: 100%;
  max-width: var(--content-width);
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
