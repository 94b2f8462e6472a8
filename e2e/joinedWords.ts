/** Texts that stand apart on one line but would be joined in a copy. Runs in the page. */
export function joinedWords(): string[] {
  /** In CSS pixels: the width of a narrow space in small text. */
  const SPACE = 3;
  const selection = window.getSelection();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const joined: string[] = [];
  let before: Text | undefined;
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (before && apart(before, text) && !/\s/.test(copied(before, text)))
      joined.push(`${before.data}|${text.data}`);
    before = text;
  }
  selection?.removeAllRanges();
  return joined;

  function boxOf(text: Text, edge: 'first' | 'last'): DOMRect | undefined {
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = range.getClientRects();
    return edge === 'first' ? boxes[0] : boxes[boxes.length - 1];
  }

  function apart(one: Text, next: Text): boolean {
    const [left, right] = [boxOf(one, 'last'), boxOf(next, 'first')];
    if (!left || !right) return false;
    return left.bottom > right.top && right.bottom > left.top && right.left - left.right >= SPACE;
  }

  /** What a copy has from the last letter of a text to the first of the next. */
  function copied(one: Text, next: Text): string {
    selection?.setBaseAndExtent(one, one.data.trimEnd().length, next, next.data.search(/\S/));
    return String(selection);
  }
}
