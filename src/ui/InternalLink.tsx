import Router from 'next/router';
import type { ComponentProps, MouseEvent } from 'react';
import { useLocalPath } from '@/messages/useLocalPath';
import { isForTheBrowser } from './isForTheBrowser';
import { mayPrefetch } from './rendering/mayPrefetch';
import { prefetchPage } from './rendering/prefetchPage';

interface Props extends ComponentProps<'a'> {
  /** A path of this site without a language's prefix: the link leads to it in the page's language. */
  readonly href: string;
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** What to fetch besides the page once a press is likely. */
  readonly onPrepare?: () => void;
}

/**
 * A link within the site. Its page is prefetched when the visitor shows intent (touch, hover, focus), not when the link
 * enters the viewport: forty cards would fetch forty files that nobody wants. next/link prefetches on intent too, but
 * it also observes every link's visibility and has four times as much script. The router is used as a global: from
 * context it changes with each page and would re-render a hundred links.
 */
export function InternalLink({ href: path, replace = false, onClick, onPrepare, ...props }: Props) {
  const href = useLocalPath(path);
  const prepare = () => {
    prefetchPage(href);
    if (mayPrefetch()) onPrepare?.();
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
