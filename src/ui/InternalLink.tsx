import Router from 'next/router';
import type { ComponentProps, MouseEvent } from 'react';
import { mayPrefetch } from './mayPrefetch';

interface Props extends ComponentProps<'a'> {
  /** An address of this site. */
  readonly href: string;
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
}

/**
 * A link within the site. Its page is asked for when somebody means to press it (touch, pointer over it, focus), not when it
 * comes into view: forty cards would fetch forty files that nobody wants. next/link does this too, but watches for every link
 * whether it is in view, all the same, and is four times as much script. The router is asked when it is needed: from the context
 * it would be another on each page, and render a hundred links anew.
 */
export function InternalLink({ href, replace = false, onClick, ...props }: Props) {
  const prepare = () => {
    // What can't be fetched now is asked for once more by the press.
    if (mayPrefetch()) Router.prefetch(href, href, { priority: true }).catch(() => undefined);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    Router[replace ? 'replace' : 'push'](href);
  };
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onTouchStart={prepare}
      onMouseEnter={prepare}
      onFocus={prepare}
    />
  );
}

/** With these, a press opens a tab or a window, or saves the page. */
function isForTheBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
