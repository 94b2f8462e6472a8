import type { ReactNode } from 'react';
import { isModifiedClick } from './isModifiedClick';
import { useHydrated } from './rendering/useHydrated';

interface Props {
  readonly href: string;
  readonly onPress: () => void;
  readonly opens?: 'dialog';
  readonly 'aria-label'?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * A button for what only a script can do; before hydration it is a link to the next best page. It stays one element, so
 * that it keeps the focus and a press that has begun.
 */
export function PressLink({ href, onPress, opens, ...looks }: Props) {
  const scripted = useHydrated();
  return (
    <a
      href={href}
      // Safari's Tab key skips links without a `tabIndex`.
      {...(scripted && { role: 'button', tabIndex: 0, 'aria-haspopup': opens })}
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        onPress();
      }}
      // Like a button, it is pressed once, however long the key is held.
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) event.currentTarget.click();
      }}
      {...looks}
    />
  );
}

/** A `ref` that focuses what replaces a pressed button. Otherwise keyboard navigation would begin again at the top. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
