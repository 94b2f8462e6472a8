import type { Locator, Page } from '@playwright/test';

/** Names of links and buttons that can't be scrolled to a place where a finger hits them. */
export function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canBeHit = (control: Element) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [{ left = 0, right = 0, top = 0, bottom = 0 } = {}] = control.getClientRects();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && (control.contains(hit) || hit.contains(control));
    };
    return (
      [...document.querySelectorAll('a[href], button')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // A slide beside the one in view: scrolling to it would move the carousel.
        .filter((control) => !control.closest('[aria-hidden=true]'))
        .filter((control) => !control.matches('a[href="#page"]') && !canBeHit(control))
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
    );
  });
}

/** Names of the visible links and buttons in `controls` that have neither border nor underline. */
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
