import { type IconName, iconPaths } from '@styles/iconPaths';
import { IconDrawing } from './IconDrawing';

/** An icon. A text or label must carry its meaning. */
export function Icon({ name }: { readonly name: IconName }) {
  return <IconDrawing path={iconPaths[name]} />;
}
