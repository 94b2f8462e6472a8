import Router from 'next/router';
import { useEffect } from 'react';
import { pagePath, parts, type Room, rooms } from './rooms';

/** Remembers how high each part was when the page was left (`useRoom`), for this window width. */
export function useRememberRooms(): void {
  useEffect(() => {
    let { innerWidth } = window;
    const forget = () => {
      // Phones also send it when their address bar comes or goes.
      if (window.innerWidth === innerWidth) return;
      innerWidth = window.innerWidth;
      rooms.clear();
    };
    Router.events.on('routeChangeStart', remember);
    window.addEventListener('resize', forget);
    return () => {
      Router.events.off('routeChangeStart', remember);
      window.removeEventListener('resize', forget);
    };
  }, []);
}

function remember(_path: string, { shallow }: { readonly shallow: boolean }): void {
  if (!shallow) rooms.set(pagePath(), measureParts());
}

function measureParts(): ReadonlyMap<string, Room> {
  const { innerHeight } = window;
  return new Map(
    Array.from(parts, ([name, element]) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const { paddingTop, paddingBottom } = getComputedStyle(element);
      const content = height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      const near = bottom > -innerHeight / 2 && top < 1.5 * innerHeight;
      return [name, { height, content, near }];
    }),
  );
}
