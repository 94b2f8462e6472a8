import type { Page } from '@playwright/test';

interface Focus {
  /** Name of the focused element; undefined once the Tab key has left the page. */
  readonly name: string | undefined;
  /** Why the focus cannot be seen. */
  readonly fault?: string;
}

/**
 * Checks that the focused element can be seen: nothing covers the middle of its visible part, and it has an outline.
 */
export function focusFault(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const element = document.activeElement;
    if (!element || element === document.body) return { name: undefined };
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';

    const [first = element.getBoundingClientRect()] = element.getClientRects();
    const [left, right] = [Math.max(first.left, 0), Math.min(first.right, window.innerWidth)];
    const hit = document.elementFromPoint((left + right) / 2, (first.top + first.bottom) / 2);
    if (!element.contains(hit)) return { name, fault: `under ${hit?.outerHTML.slice(0, 90)}` };

    // A card has the outline of its link, which covers it.
    const boxes = around(element);
    const ringed = boxes.find((box) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!ringed) return { name, fault: 'no outline' };
    return isOutlineCut(ringed) ? { name, fault: 'outline cut off' } : { name };

    /** The element and all that it stands in. */
    function around(inner: Element): Element[] {
      const outer = inner.parentElement;
      return outer && outer !== document.body ? [inner, ...around(outer)] : [inner];
    }

    /** Whether an ancestor that clips its content hides the outline on every side. */
    function isOutlineCut(ring: Element): boolean {
      const offset = Number.parseFloat(getComputedStyle(ring).outlineOffset);
      const all = ring.getBoundingClientRect();
      return around(ring)
        .slice(1)
        .filter((box) => getComputedStyle(box).overflowX !== 'visible')
        .some((box) => {
          const clip = box.getBoundingClientRect();
          const sides = [
            all.top - clip.top,
            clip.bottom - all.bottom,
            all.left - clip.left,
            clip.right - all.right,
          ];
          return sides.every((room) => room <= offset);
        });
    }
  });
}
