import {
  type FocusEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** `temporary`: open while the mouse is inside. `pinned`: opened by a press, until the next press. */
type Openness = 'closed' | 'temporary' | 'pinned';

/**
 * Opens and closes a menu by mouse, touch and keyboard (disclosure pattern of the W3C ARIA Authoring Practices Guide).
 * Focus alone does not open it, because Tab would then go through all links of both menus.
 */
export function useDropMenu() {
  const [openness, setOpenness] = useState<Openness>('closed');
  const open = openness !== 'closed';
  const area = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openTemporarily = () => setOpenness((was) => (was === 'closed' ? 'temporary' : was));
  // Stable, so that the links don't re-render when the menu opens.
  const close = useCallback(() => setOpenness('closed'), []);

  useEffect(() => (open ? closeFromOutside(area, button, setOpenness) : undefined), [open]);

  return {
    open,
    close,
    button: {
      ref: button,
      onClick: () => setOpenness((was) => (was === 'pinned' ? 'closed' : 'pinned')),
    },
    area: {
      ref: area,
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && openTemporarily(),
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === 'mouse' &&
        setOpenness((was) => (was === 'temporary' ? 'closed' : was)),
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || close(),
    },
  };
}

type ElementRef = { readonly current: HTMLElement | null };

/** Closes on Escape wherever the focus is (WCAG 1.4.13), and on a press or focus outside. */
function closeFromOutside(area: ElementRef, button: ElementRef, set: (openness: Openness) => void) {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (area.current?.contains(document.activeElement)) button.current?.focus();
    set('closed');
  };
  const onOutside = ({ target }: Event) => {
    if (!area.current?.contains(target as Node)) set('closed');
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onOutside);
  document.addEventListener('focusin', onOutside);
  return () => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onOutside);
    document.removeEventListener('focusin', onOutside);
  };
}
