import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** `lent`: open while the pointer or the focus is there. `pinned`: opened by a press, until another. */
type Openness = 'closed' | 'lent' | 'pinned';

/** Opening and closing of a menu by pointer, touch and keyboard (disclosure pattern of the W3C's APG). */
export function useDropMenu() {
  const [openness, setOpenness] = useState<Openness>('closed');
  const open = openness !== 'closed';
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const lend = () => setOpenness((was) => (was === 'closed' ? 'lent' : was));
  const close = () => setOpenness('closed');

  useEffect(() => (open ? closeFromOutside(area, button, setOpenness) : undefined), [open]);

  return {
    open,
    close,
    button: {
      ref: button,
      onFocus: lend,
      onClick: () => setOpenness((was) => (was === 'pinned' ? 'closed' : 'pinned')),
    },
    area: {
      ref: area,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && lend(),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' && setOpenness((was) => (was === 'lent' ? 'closed' : was)),
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || close(),
    },
  };
}

type Element = { readonly current: HTMLElement | null };

/** Escape closes wherever the focus is (WCAG 1.4.13), and so does a press elsewhere. */
function closeFromOutside(area: Element, button: Element, set: (openness: Openness) => void) {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (area.current?.contains(document.activeElement)) button.current?.focus();
    set('closed');
  };
  const onPress = ({ target }: Event) => {
    if (!area.current?.contains(target as Node)) set('closed');
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
  };
}
