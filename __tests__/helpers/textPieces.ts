/** The pieces of text in an element with one space between them, whatever markup parts them. */
export function textPieces(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const pieces: string[] = [];
  while (walker.nextNode()) pieces.push(walker.currentNode.textContent?.trim() ?? '');
  return pieces.filter(Boolean).join(' ');
}
