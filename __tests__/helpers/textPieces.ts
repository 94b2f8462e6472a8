/** The text nodes of an element joined by single spaces, whatever markup separates them. Spaces that don't break count as spaces. */
export function textPieces(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const pieces: string[] = [];
  while (walker.nextNode()) pieces.push(walker.currentNode.textContent?.trim() ?? '');
  return pieces.filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
}
