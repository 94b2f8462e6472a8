import styled from 'styled-components';
import { Icon } from './Icon';

/** The submit button of a search form: the magnifier at the beginning of its field. */
export function SubmitButton({ label }: { readonly label: string }) {
  return (
    <Magnifier type="submit" aria-label={label}>
      <Icon name="search" />
    </Magnifier>
  );
}

const Magnifier = styled.button`
  position: absolute;
  left: 0;
  display: grid;
  place-items: center;
  width: var(--round);
  height: var(--round);
`;
