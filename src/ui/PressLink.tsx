import type { ReactNode } from 'react';
import { isForTheBrowser } from './isForTheBrowser';
import { useHydrated } from './rendering/useHydrated';

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

/**
 * A button for what only a script can do. Before hydration, or without scripts, it is a link to the next best page. It is
 * one element throughout: a button in the place of the link would lose the focus, and a press that has begun.
 */
export function PressLink({ href, onPress, opens, ...looks }: Props) {
  const scripted = useHydrated();
  return (
    <a
      href={href}
      // The Tab key of Safari passes over links, but not over those with an index.
      {...(scripted && { role: 'button', tabIndex: 0, 'aria-haspopup': opens })}
      onClick={(event) => {
        if (isForTheBrowser(event)) return;
        event.preventDefault();
        onPress();
      }}
      // Like any button, once for as long as the key is held.
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) event.currentTarget.click();
      }}
      {...looks}
    />
  );
}
