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

    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    if (width < 2) return { name, fault: 'no outline' };
    return isOutlineCut(Number.parseFloat(outlineOffset))
      ? { name, fault: 'outline cut off' }
      : { name };

    /** Whether an ancestor that clips its content hides the outline on every side. */
    function isOutlineCut(offset: number): boolean {
      for (
        let box = element?.parentElement;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (getComputedStyle(box).overflowX === 'visible') continue;
        const clip = box.getBoundingClientRect();
        const all = element?.getBoundingClientRect() ?? clip;
        const sides = [
          all.top - clip.top,
          clip.bottom - all.bottom,
          all.left - clip.left,
          clip.right - all.right,
        ];
        if (sides.every((room) => room <= offset)) return true;
      }
      return false;
    }
  });
}
