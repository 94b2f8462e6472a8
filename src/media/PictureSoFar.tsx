import { use } from 'react';
import styled from 'styled-components';
import { PictureSoFarContext } from './PictureSoFarContext';

/** The picture that a slide of the lightbox shows until its large one has loaded, where that one will be. */
export function PictureSoFar() {
  return <Small src={use(PictureSoFarContext)} alt="" />;
}

const Small = styled.img`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  object-fit: contain;
`;
