import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { Holiday } from '@/shop/readHolidays';
import type { Day, OpeningHours } from '@/shop/readOpeningHours';

const dayNames: Record<Day, DayOfWeek> = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
};

/** The days with the same hours, as search engines read them. Source: Google, Local business. */
export function openingHoursLd({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  };
}

/** Days with other hours; a closed one opens and closes at midnight, as Google wants it said. */
export function holidayLd({
  from,
  to,
  opens = '00:00',
  closes = '00:00',
}: Holiday): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens, closes };
}
