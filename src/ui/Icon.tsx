import styled from 'styled-components';

export type IconName =
  | 'phone'
  | 'whatsapp'
  | 'mail'
  | 'pin'
  | 'menu'
  | 'close'
  | 'down'
  | 'left'
  | 'right'
  | 'up'
  | 'play'
  | 'pause'
  | 'share'
  | 'Facebook'
  | 'YouTube'
  | 'Instagram'
  | 'X';

/** An icon of public/icons.svg. Screen readers don't hear of it, so a text or a label has to say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 1.25em;
  height: 1.25em;
  flex: none;
`;
