import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

interface Props {
  /** The link's target while no script runs. */
  readonly href: string;
  readonly onPress: () => void;
  /** Set if a press opens a dialog; becomes the button's `aria-haspopup`. */
  readonly opens?: 'dialog';
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A button for what only a script can do. Before hydration, or without scripts, it is a link to the next best page. */
export function PressLink({ href, onPress, opens, ...looks }: Props) {
  const scripted = useHydrated();
  if (!scripted) return <a href={href} {...looks} />;
  return <button type="button" aria-haspopup={opens} onClick={onPress} {...looks} />;
}
