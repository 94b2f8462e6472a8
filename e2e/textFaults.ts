import type { Page } from '@playwright/test';

/**
 * What is wrong with how a page's texts stand at the window's width, in a line each: a word broken inside, a text outside of a
 * box around it. Cut on purpose, and so no fault, is what scrolls sideways, what is cut after some lines, and what moves.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const excerpt = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40);

    /** The boxes around a text, up to one that is out of the flow or cuts on purpose; none when the text isn't to be seen. */
    function boxesAround(text: Element): Element[] {
      const boxes: Element[] = [];
      for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.webkitLineClamp !== 'none' || style.overflowX === 'auto') return boxes;
        if (box.classList.contains('visually-hidden') || box.getAnimations().length > 0) return [];
        if (style.display !== 'inline' && style.display !== 'contents') boxes.push(box);
        if (style.position === 'absolute' || style.position === 'fixed') return boxes;
      }
      return boxes;
    }

    function lookAtWords(node: Text, range: Range): void {
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) faults.add(`broken: ${word}`);
      }
    }

    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !parent.checkVisibility()) continue;
      const boxes = boxesAround(parent);
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (boxes.length === 0 || text.width === 0) continue;
      // Of a text's own rectangle a third of a letter's height may be the space above and below it.
      const space = Number.parseFloat(getComputedStyle(parent).fontSize) / 3;
      for (const box of boxes) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (text.left < left - 2 || text.right > right + 2)
          faults.add(`outside: ${excerpt(node.data)}`);
        if (text.top < top - space || text.bottom > bottom + space)
          faults.add(`above or below its box: ${excerpt(node.data)}`);
      }
      if (!parent.closest('a[href^="mailto:"]')) lookAtWords(node, range);
    }
    return [...faults];
  });
}
