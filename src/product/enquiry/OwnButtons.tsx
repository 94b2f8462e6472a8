import { type ReactNode, useRef } from 'react';
import { useOwnButtonInSight } from './useOwnButtonInSight';

interface Props {
  /** Whether a call button stands beside it that is as large, so that the bar needs none in place of its WhatsApp. */
  readonly withCall?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What stands around a page's own ways to ask, and tells the bottom bar whether they are in sight. */
export function OwnButtons({ withCall = false, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useOwnButtonInSight(box);
  return (
    <div
      ref={box}
      className={className}
      data-asks={isInSight ? (withCall ? 'call' : '') : undefined}
    >
      {children}
    </div>
  );
}
