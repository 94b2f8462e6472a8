import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

interface Props {
  /** Where it leads as long as no script runs. */
  readonly href: string;
  readonly onPress: () => void;
  /** Said of the button, when a press opens a dialog. */
  readonly opens?: 'dialog';
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A button for what only a script can do; until scripts run, and where they never do, a link to the next best. */
export function PressLink({ href, onPress, opens, ...looks }: Props) {
  const scripted = useHydrated();
  if (!scripted) return <a href={href} {...looks} />;
  return <button type="button" aria-haspopup={opens} onClick={onPress} {...looks} />;
}
