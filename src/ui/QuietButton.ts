import styled from 'styled-components';
import { quietStyle } from './buttonStyle';

/** The outlined button for what is secondary on its page. */
export const QuietButton = styled.button`
  ${quietStyle}
`;
