import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page's own enquiry buttons. They tell the bottom bar by `data-asks` that they are in view. */
export function EnquiryButtons({ className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useInSight(box);
  return (
    <div ref={box} className={className} data-asks={isInSight ? '' : undefined}>
      {children}
    </div>
  );
}

/**
 * Whether the buttons are in view. While they are, the bottom bar's button is outlined, because two green buttons look
 * like different things. It is true until known, because the buttons are on the first screen.
 */
function useInSight(buttons: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!buttons.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: '0px 0px -64px', threshold: 0.5 },
    );
    observer.observe(buttons.current);
    return () => observer.disconnect();
  }, [buttons]);
  return isInSight;
}
