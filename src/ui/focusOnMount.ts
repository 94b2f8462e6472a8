/** A ref for what takes the place of a pressed button, so that the keyboard stays where it was. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
