/** Focuses what replaces a pressed button. Else keyboard navigation begins again at the top. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
