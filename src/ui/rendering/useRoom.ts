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
 * Renders what the visitor sees before the rest (docs/decisions/014-what-renders-when.md). Static
 * HTML has everything, and so has a first render that scrolls down to unknown heights.
 * @param name Unique within its page.
 * @param far The kind of a part below the first screen.
 * @returns the element's props, whether to render its content, whether its height is known.
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
