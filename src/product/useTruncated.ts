import { type RefCallback, useCallback, useEffect, useState } from 'react';

/**
 * Whether texts are cut to their lines, which nobody but the browser can tell: it depends on their words and on the room.
 * While they are open it stays as it was, so that they can be closed again.
 * @returns a ref for each of the elements, and whether one of them is cut; false until it is known.
 */
export function useTruncated(open: boolean): [watch: RefCallback<HTMLElement>, cut: boolean] {
  const [elements] = useState(() => new Set<HTMLElement>());
  const [cut, setCut] = useState(false);
  const watch = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (!element) return;
      elements.add(element);
      return () => void elements.delete(element);
    },
    [elements],
  );

  useEffect(() => {
    if (open) return;
    let laidOut = false;
    let ended = false;
    const look = () => {
      if (ended) return;
      setCut([...elements].some(isCut));
      if (laidOut) return;
      laidOut = true;
      // Another font changes the words' width, not the size of a box that is cut. Asked before, it would lay out the page at once.
      document.fonts?.ready.then(look);
    };
    const observer = new ResizeObserver(look);
    for (const element of elements) observer.observe(element);
    return () => {
      ended = true;
      observer.disconnect();
    };
  }, [elements, open]);
  return [watch, cut];
}

/** Half a pixel may be lost in rounding. */
function isCut({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1;
}
