import type { Locator } from '@playwright/test';

/** The names of the shown links and buttons among `controls` that have neither border nor underline. */
export function boundaryless(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) => {
    const hasBorder = ({ borderTopWidth, borderTopStyle, borderTopColor }: CSSStyleDeclaration) =>
      Number.parseFloat(borderTopWidth) > 0 &&
      borderTopStyle !== 'none' &&
      !/^rgba\(.*, 0\)$/.test(borderTopColor);
    const hasUnderline = (element: Element, { textDecorationLine }: CSSStyleDeclaration) =>
      textDecorationLine.includes('underline') && /\S/.test(element.textContent);
    return elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const style = getComputedStyle(element);
        return !hasBorder(style) && !hasUnderline(element, style);
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
}
