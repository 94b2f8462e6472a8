/** A ref that shows a popover above everything, open dialogs too, where browsers have popovers. */
export function showAbove(note: HTMLElement | null): void {
  note?.showPopover?.();
}
