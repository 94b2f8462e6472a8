/**
 * Translates all texts below an element, and those that come later, as browsers do: in the place of each text node comes
 * a `<font>` with other words, here the same in guillemets. Runs in the page.
 */
export function translateTexts(root: Element): void {
  const translate = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest('font, script, style, noscript, textarea')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(`«${text.data}»`);
      text.replaceWith(outer);
    }
  };
  new MutationObserver(translate).observe(root, { childList: true, subtree: true });
  translate();
}
