import { type ReactNode, useRef } from 'react';
import { useOwnButtonInSight } from './useOwnButtonInSight';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page's own ways to ask; tells the bottom bar whether they are in sight. */
export function OwnButtons({ className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useOwnButtonInSight(box);
  return (
    <div ref={box} className={className} data-asks={isInSight ? '' : undefined}>
      {children}
    </div>
  );
}
