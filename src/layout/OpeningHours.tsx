import { useContext } from 'react';
import type { Elements } from '@/ui/Elements';
import { NoticeContext } from './NoticeContext';
import { OpenNow } from './OpenNow';
import { WeeklyHours } from './WeeklyHours';

/**
 * The weekly opening hours and whether the shop is open now; nothing when no hours are known. Best
 * last in its block, because the room of the last line may be higher than its text.
 * @param children What is said between the two.
 */
export function OpeningHours({ children }: { readonly children?: Elements }) {
  if (!useContext(NoticeContext)?.hours) return null;
  return (
    <>
      <WeeklyHours />
      {children}
      <OpenNow />
    </>
  );
}
