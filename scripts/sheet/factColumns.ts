import { columnHeadings } from '../../src/catalogue/columnHeadings';
import type { Column } from './Column';

/** The columns that only the shop's facts have. The band's are among those of the row with the shop's own words. */
export const factColumns: readonly Column[] = [
  {
    field: 'hours',
    heading: columnHeadings.hours,
    aliases: ['timing', 'timings', 'openingtime', 'সময়', 'समय'],
    kind: 'text',
  },
  {
    field: 'holidays',
    heading: columnHeadings.holidays,
    aliases: ['holiday', 'ছুটি', 'छुट्टी'],
    kind: 'days',
  },
  {
    field: 'rules',
    heading: columnHeadings.rules,
    aliases: ['deliveryrule', 'deliverycharges'],
    kind: 'text',
  },
];
