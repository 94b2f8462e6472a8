/** A ref that shows a popover above everything, also above an open dialog. In browsers without popovers it is below. */
export function showAbove(note: HTMLElement | null): void {
  note?.showPopover?.();
}
