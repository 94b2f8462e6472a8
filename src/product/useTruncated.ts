import { type RefCallback, useCallback, useEffect, useState } from 'react';

/**
 * Whether texts are truncated to their lines. Only the browser knows, because it depends on the text and on the room.
 * While the texts are expanded the result stays as it was, so that they can be collapsed again.
 * @returns a ref for each of the elements, and whether one of them is truncated; false until it is measured.
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
    let measured = false;
    let disconnected = false;
    const measure = () => {
      if (disconnected) return;
      setCut([...elements].some(isTruncated));
      if (measured) return;
      measured = true;
      // A web font changes the width of the text but not the size of the truncated box, so the observer misses it. Ask
      // for the fonts only after the first measurement: before it, `fonts.ready` would force a layout at once.
      document.fonts?.ready.then(measure);
    };
    const observer = new ResizeObserver(measure);
    for (const element of elements) observer.observe(element);
    return () => {
      disconnected = true;
      observer.disconnect();
    };
  }, [elements, open]);
  return [watch, cut];
}

/** One pixel of tolerance, because half a pixel may be lost in rounding. */
function isTruncated({ scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight > clientHeight + 1;
}
