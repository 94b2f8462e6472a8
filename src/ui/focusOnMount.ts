/**
 * A ref that gives an element the focus as soon as it is there. For what replaces the button that was pressed: else the
 * focus would be lost with the button, and the keyboard would start at the top of the page.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
