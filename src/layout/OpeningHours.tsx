import { useNotice } from '@/shelves/useNotice';
import type { Elements } from '@/ui/Elements';
import { OpenNow } from './OpenNow';
import { WeeklyHours } from './WeeklyHours';

/**
 * The weekly opening hours and whether the shop is open now; nothing when no hours are known. It should stand last in
 * its block, because its last line reserves more space than its text may need.
 * @param children Stands between the two.
 */
export function OpeningHours({ children }: { readonly children?: Elements }) {
  if (!useNotice()?.hours) return null;
  return (
    <>
      <WeeklyHours />
      {children}
      <OpenNow />
    </>
  );
}
