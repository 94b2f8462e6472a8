import { readHolidays } from '@/shop/readHolidays';
import { readOpeningHours } from '@/shop/readOpeningHours';
import type { ShopHours } from '@/shop/ShopHours';
import { readText } from '../normalise/readText';

/** The collection of the one document that says when the shop is open. Only read where the setting SHOP_HOURS asks for it. */
export const HOURS_COLLECTION = 'SHOP-HOURS';

const LONGEST = 2_000;

/**
 * The hours in a document of any shape with the texts `hours` and `holidays`, in the form of the settings; undefined where the
 * weekly hours can't be read. Holidays that can't be read are none.
 */
export function hoursDocument(fields: unknown): ShopHours | undefined {
  const { hours, holidays } = Object(fields) as Readonly<Record<string, unknown>>;
  const text = readText(hours, LONGEST) ?? '';
  const times = readOpeningHours(text);
  if (!times) return undefined;
  return { text, times, holidays: readHolidays(readText(holidays, LONGEST) ?? '') ?? [] };
}
