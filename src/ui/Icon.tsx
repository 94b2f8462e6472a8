import { type IconName, iconPaths } from '@styles/iconPaths';
import styled from 'styled-components';

/**
 * An icon. Screen readers don't hear of it, so a text or a label has to say what it means. It stands in the HTML, so that it
 * is there with the text: out of a file of its own, however small, it came seconds later on a slow net.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
