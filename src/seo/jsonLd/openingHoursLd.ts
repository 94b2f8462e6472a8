import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { Day, Holiday, OpeningHours } from '@/shop/ShopHours';

const dayNames: Record<Day, DayOfWeek> = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
};

/** Days that share the same hours. Source: Google, Local business. */
export function openingHoursLd({ days, opens, closes }: OpeningHours): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => dayNames[day]),
    opens,
    closes,
  };
}

/** A closed day opens and closes at 00:00, as Google requires. */
export function holidayLd({
  from,
  to,
  opens = '00:00',
  closes = '00:00',
}: Holiday): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, opens, closes };
}
