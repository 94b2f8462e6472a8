import { use } from 'react';
import styled from 'styled-components';
import { PlaceholderContext } from './PlaceholderContext';

/** The picture that a slide of the lightbox shows until its large one has loaded, where that one will be. */
export function PlaceholderPicture() {
  return <Small src={use(PlaceholderContext)} alt="" />;
}

const Small = styled.img`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  object-fit: contain;
`;
