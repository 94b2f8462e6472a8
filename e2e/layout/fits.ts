import { expect, type Page } from '@playwright/test';
import { horizontalOverflow } from '../horizontalOverflow';

/** A window's size, and the text's in percent of the default. */
export interface Size {
  readonly width: number;
  readonly height?: number;
  readonly text?: number;
}

/**
 * Just too high for a phone in landscape, which has bars of its own. Where only the width counts, a higher window costs
 * time to draw.
 */
const LOW = 500;

/** Five widths, with text of the usual and of twice the size. */
export const widthsAndTexts: readonly Size[] = [320, 360, 768, 1280, 1920].flatMap((width) => [
  { width },
  { width, text: 200 },
]);

/** Looks at an open page in each size. @returns the faults by size, sizes without a fault left out. */
export async function faultsBySize(
  page: Page,
  sizes: readonly Size[],
): Promise<Record<string, string[]>> {
  const style = await page.addStyleTag({ content: 'html {}' });
  const faults: Record<string, string[]> = {};
  for (const { width, height = LOW, text = 100 } of sizes) {
    await page.setViewportSize({ width, height });
    await style.evaluate((element, percent) => {
      element.textContent = `html { font-size: ${percent}% }`;
    }, text);
    const found = await settledFaults(async () => {
      await toTheTop(page);
      const over = await horizontalOverflow(page);
      return [...(over > 0 ? [`${over} pixels too wide`] : []), ...(await textFaults(page))];
    });
    if (found.length > 0) faults[`${width} pixels, text of ${text} %`] = found;
  }
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return faults;
}

/** Scrolls to the page's beginning and waits for the header, which is hidden further down. */
async function toTheTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 0.95 });
}

/** Looks again for a few seconds while there are faults: the carousel measures its window a moment after a change. */
async function settledFaults(look: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    found = await look();
    expect(found).toEqual([]);
  })
    .toPass({ timeout: 5_000 })
    .catch(() => undefined);
  return found;
}

/**
 * Layout faults of a page's texts at the current width, a line each: a word that breaks in the middle, or a text
 * outside of a box around it. Text that scrolls sideways, is cut after some lines, moves, or is inert is cut on purpose
 * and is no fault.
 */
function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Gives sections further down their true height, too (`renderNearViewport`).
    document.documentElement.dataset.exact = '';
    const faults = new Set<string>();
    const excerpt = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);

    /** Cache: all texts of one box share the boxes around it. */
    const known = new Map<Element, readonly Element[] | undefined>();

    /**
     * The boxes around a text, up to one that is out of flow or clips on purpose; undefined if the text is hidden or
     * moves.
     */
    function boxesAround(box: Element | null): readonly Element[] | undefined {
      if (!box || box === document.body) return [];
      if (!known.has(box)) known.set(box, lookAtBox(box));
      return known.get(box);
    }

    function lookAtBox(box: Element): readonly Element[] | undefined {
      const style = getComputedStyle(box);
      if (style.webkitLineClamp !== 'none' || style.overflowX === 'auto') return [];
      if (style.textOverflow === 'ellipsis') return [];
      // A part of a card's line that has no room wraps out of sight as a whole.
      if (style.overflowY === 'clip') return [];
      if (box.classList.contains('visually-hidden') || box.getAnimations().length > 0) return;
      const own = style.display !== 'inline' && style.display !== 'contents' ? [box] : [];
      if (style.position === 'absolute' || style.position === 'fixed') return own;
      const further = boxesAround(box.parentElement);
      return further && [...own, ...further];
    }

    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;

    function lookAtWords(node: Text, range: Range): void {
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) faults.add(`broken: ${word}`);
      }
    }

    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !parent.checkVisibility()) continue;
      if (parent.closest('[inert]')) continue;
      const boxes = boxesAround(parent) ?? [];
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (boxes.length === 0 || text.width === 0) continue;
      // A text's rectangle may include up to a third of the font size as empty space above and below the letters.
      const space = Number.parseFloat(getComputedStyle(parent).fontSize) / 3;
      for (const box of boxes) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (text.left < left - 2 || text.right > right + 2)
          faults.add(`outside: ${excerpt(node.data)}`);
        if (text.top < top - space || text.bottom > bottom + space)
          faults.add(`above or below its box: ${excerpt(node.data)}`);
      }
      const mayBreak = linesOf(range) > 1 && !parent.closest('a[href^="mailto:"]');
      if (mayBreak) lookAtWords(node, range);
    }
    return [...faults];
  });
}
