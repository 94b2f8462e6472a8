import { indianTime } from '@/shop/indianTime';
import type { ShopHours } from '@/shop/ShopHours';
import { shop } from '@/shop/shop';
import { storedFact } from '../records/storedFact';
import { hoursRecord } from './hoursRecord';

/** The opening hours from settings or database, without past holidays; the last known while the database is away. */
export async function currentHours(): Promise<ShopHours | undefined> {
  const hours = shop.hours ?? (await storedFact(hoursRecord))?.fact;
  const { date } = indianTime(Date.now());
  return hours && { ...hours, holidays: hours.holidays.filter(({ to }) => to >= date) };
}

/** The opening hours as props. Without hours the key is absent, because props can't hold `undefined`. */
export async function hoursProps(): Promise<{ readonly hours?: ShopHours }> {
  const hours = await currentHours();
  return hours ? { hours } : {};
}

/** The same for pages with hours in footer and menu only: those of the settings are in the browser already. */
export async function storedHoursProps(): Promise<{ readonly hours?: ShopHours }> {
  return shop.hours ? {} : hoursProps();
}
