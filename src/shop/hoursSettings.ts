import { z } from 'zod';
import { IN_DATABASE } from './inDatabase';
import { readHolidays } from './readHolidays';
import { readOpeningHours } from './readOpeningHours';

/** The settings for opening hours and holidays. */
export const hoursSettings = {
  SHOP_HOURS: z
    .string()
    .trim()
    .transform((text) => (text === IN_DATABASE ? text : readOpeningHours(text)))
    .refine((times) => times !== undefined, {
      error: `should look like Mo-Sa 10:00-20:30, Su 10:00-14:00, or be the word ${IN_DATABASE}`,
    })
    .optional(),
  SHOP_HOLIDAYS: z
    .string()
    .transform((text) => readHolidays(text))
    .refine((holidays) => holidays !== undefined, {
      error: 'should look like 2026-10-20 closed, 2026-10-18 to 2026-10-19 10:00-23:30',
    })
    .optional(),
};
