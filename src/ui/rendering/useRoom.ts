import {
  type CSSProperties,
  type RefCallback,
  useCallback,
  useDeferredValue,
  useState,
} from 'react';
import { lastNavigation } from './lastNavigation';
import { estimates, type SectionKind } from './renderNearViewport';
import { pagePath, parts, type Room, rooms } from './rooms';
import { useHydrates } from './useHydrated';

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
  const hydrates = useHydrates();
  const [{ room, exact = false, atOnce }] = useState(() => {
    if (hydrates || !lastNavigation.isWithinSite()) return { atOnce: true };
    const known = lastNavigation.isHistoryStep() ? rooms.get(pagePath())?.get(name) : undefined;
    if (known) return { room: known, atOnce: known.near };
    const scrollsDown = lastNavigation.willScrollDown();
    return { exact: scrollsDown, atOnce: scrollsDown || !far };
  });
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
