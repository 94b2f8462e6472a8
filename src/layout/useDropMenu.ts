import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** `lent`: open while the pointer or the focus is there. `pinned`: opened by a press, until another. */
type Openness = 'closed' | 'lent' | 'pinned';

/** Opening and closing of a menu by pointer, touch and keyboard (disclosure pattern of the W3C's APG). */
export function useDropMenu() {
  const [openness, setOpenness] = useState<Openness>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const lend = () => setOpenness((was) => (was === 'closed' ? 'lent' : was));
  const close = () => setOpenness('closed');

  return {
    open: openness !== 'closed',
    close,
    button: {
      ref: button,
      onFocus: lend,
      onClick: () => setOpenness((was) => (was === 'pinned' ? 'closed' : 'pinned')),
    },
    area: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && lend(),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' && setOpenness((was) => (was === 'lent' ? 'closed' : was)),
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || close(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        button.current?.focus();
        close();
      },
    },
  };
}
