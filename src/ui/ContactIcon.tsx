import { type ContactIconName, contactIconPaths } from '@styles/contactIconPaths';
import { IconDrawing } from './Icon';

/** The icon of a way to reach the shop. A text or label must carry its meaning. */
export function ContactIcon({ name }: { readonly name: ContactIconName }) {
  return <IconDrawing path={contactIconPaths[name]} />;
}
