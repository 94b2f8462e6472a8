import type { ShopHours } from '@/shop/ShopHours';
import { currentHours } from './currentHours';

/** When the shop is open, as props of a page: no key where nobody says. */
export async function hoursProps(): Promise<{ readonly hours?: ShopHours }> {
  const hours = await currentHours();
  return hours ? { hours } : {};
}
