import { readHolidays } from '@/shop/readHolidays';
import { readOpeningHours } from '@/shop/readOpeningHours';
import type { ShopHours } from '@/shop/ShopHours';
import { readText } from '../normalise/readText';

const LONGEST = 2_000;

/**
 * Parses the hours in a document of any shape, from the texts `hours` and `holidays`, written as in the settings.
 * Undefined when the weekly hours can't be parsed. When the holidays can't be parsed, the list is empty.
 */
export function hoursDocument(fields: unknown): ShopHours | undefined {
  const { hours, holidays } = Object(fields) as Readonly<Record<string, unknown>>;
  const times = readOpeningHours(readText(hours, LONGEST) ?? '');
  if (!times) return undefined;
  return { times, holidays: readHolidays(readText(holidays, LONGEST) ?? '') ?? [] };
}
