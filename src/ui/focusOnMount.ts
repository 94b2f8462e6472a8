/** A `ref` that focuses what replaces a pressed button. Otherwise keyboard navigation would begin again at the top. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
