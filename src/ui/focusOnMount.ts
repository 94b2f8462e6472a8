/**
 * A ref that focuses an element when it mounts. Use it for an element that replaces the pressed button. Otherwise the
 * focus is lost with the button, and keyboard navigation starts again at the top of the page.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
