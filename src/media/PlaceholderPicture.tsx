import { use } from 'react';
import styled from 'styled-components';
import { PlaceholderContext } from './PlaceholderContext';

/** The picture of `PlaceholderContext`, in the place of the large one. */
export function PlaceholderPicture() {
  return <Small src={use(PlaceholderContext)} alt="" />;
}

const Small = styled.img`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  object-fit: contain;
`;
