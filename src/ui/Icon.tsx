import { type IconName, iconPaths } from '@styles/iconPaths';
import styled from 'styled-components';

/** An icon. A text or label must carry its meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return <IconDrawing path={iconPaths[name]} />;
}

/**
 * An icon, hidden from screen readers. It is inline, because a file of its own came seconds later on a slow network.
 */
export function IconDrawing({ path }: { readonly path: string }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
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
