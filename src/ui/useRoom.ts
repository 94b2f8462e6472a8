import Router from 'next/router';
import {
  type CSSProperties,
  type RefCallback,
  useCallback,
  useDeferredValue,
  useState,
} from 'react';
import { lastNavigation } from './lastNavigation';
import { estimates, type SectionKind } from './renderNearViewport';

/** What a part of a page took up when the visitor left the page, in CSS pixels. */
interface Room {
  readonly height: number;
  /** The height without the part's padding, as `contain-intrinsic-height` wants it. */
  readonly content: number;
  /** It was in view, or less than half a window from it. */
  readonly near: boolean;
}

/** The parts of the page that is shown now, by their names. */
const parts = new Map<string, HTMLElement>();

/** The rooms of the pages of this tab, by path and by the name of the part. */
const rooms = new Map<string, ReadonlyMap<string, Room>>();

Router.events.on('routeChangeStart', (_path: string, { shallow = false } = {}) => {
  if (!shallow) rooms.set(pagePath(), measureParts());
});

if (typeof window !== 'undefined') {
  let { innerWidth } = window;
  window.addEventListener('resize', () => {
    // Phones also send it when their address bar comes or goes.
    if (window.innerWidth === innerWidth) return;
    innerWidth = window.innerWidth;
    rooms.clear();
  });
}

interface PartProps {
  readonly ref: RefCallback<HTMLElement>;
  readonly style: CSSProperties | undefined;
}

/**
 * Lets the part of a page that the visitor sees appear before the rest, after a navigation within the site. After a
 * link, that is what lies in the first screen; after Back, what was in view: each other part is a room of its former
 * height until then, so that the place is the same to the pixel. Rendered all at once, home appears 200 to 300 ms later
 * on a slow phone (4x). The static HTML contains everything, and so does the first render where the router scrolls down
 * and the heights are not known.
 *
 * @param name unique within its page.
 * @param far the kind of a part below the first screen.
 * @returns the props of the part's element, whether to render its content, and whether its height is known.
 */
export function useRoom(name: string, far?: SectionKind) {
  const [room] = useState(() =>
    lastNavigation.isHistoryStep() ? rooms.get(pagePath())?.get(name) : undefined,
  );
  const [exact] = useState(() => lastNavigation.willScrollDown() && !room);
  const atOnce = !lastNavigation.isWithinSite() || exact || (room ? room.near : !far);
  const shown = useDeferredValue(true, atOnce);
  const ref = useCallback(
    (element: HTMLElement) => {
      parts.set(name, element);
      return () => {
        if (parts.get(name) === element) parts.delete(name);
      };
    },
    [name],
  );
  const part: PartProps = { ref, style: styleOf(shown, exact, room, far) };
  return { part, shown, isKnown: room !== undefined };
}

function styleOf(
  shown: boolean,
  exact: boolean,
  room: Room | undefined,
  far: SectionKind | undefined,
): CSSProperties | undefined {
  if (!shown) return room ? { height: room.height } : { minHeight: far && estimates[far] };
  if (exact) return { contentVisibility: 'visible' };
  return room && { containIntrinsicHeight: `auto ${room.content}px` };
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

/** The path of the page without a fragment. */
function pagePath(): string {
  return Router.asPath.replace(/#.*/, '');
}
