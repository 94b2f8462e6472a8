import type { ComponentProps, MouseEvent } from 'react';
import { useLocalPath } from '@/messages/useLocalPath';
import { isModifiedClick } from './isModifiedClick';
import { openPage } from './overlay/openPage';
import { mayPrefetch, prefetchPage } from './rendering/prefetch';

interface Props extends ComponentProps<'a'> {
  /** A path without a language's prefix: the link leads to it in the page's language. */
  readonly href: string;
  /** Called when a press is likely, to fetch more than the page. */
  readonly onPrepare?: () => void;
}

/**
 * A link within the site, prefetched on touch, hover or focus. `next/link` also observes every link's visibility and
 * has four times as much script. The router is the global one: read from context, it would re-render a hundred links at
 * each navigation.
 */
export function InternalLink({ href: path, onClick, onPrepare, ...props }: Props) {
  const href = useLocalPath(path);
  const prepare = () => {
    prefetchPage(href);
    if (mayPrefetch()) onPrepare?.();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isModifiedClick(event)) return;
    event.preventDefault();
    void openPage(href);
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
