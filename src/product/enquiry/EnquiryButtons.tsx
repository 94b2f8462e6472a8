import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page's own enquiry buttons. They tell the bottom bar whether they are in view. */
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
 * Whether the buttons are in view. Meanwhile the bottom bar's is outlined, because two green buttons look like
 * different things. True until known, because the buttons are on the first screen.
 */
function useInSight(button: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: '0px 0px -64px', threshold: 0.5 },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  return isInSight;
}
