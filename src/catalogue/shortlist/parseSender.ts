import { indianTime } from '@/shop/indianTime';
import type { Sender } from './Sender';
import { shortlistLimits } from './shortlistLimits';

/** The sender as the device stores it. Never throws. A past day is left out: it was for an older list. */
export function parseSender(stored: unknown, today: string = indianTime(Date.now()).date): Sender {
  const { name, comes, day } = Object(stored);
  return {
    name: textOf(name).slice(0, shortlistLimits.name),
    comes: comes === true,
    day: /^\d{4}-\d\d-\d\d$/.test(textOf(day)) && day >= today ? day : '',
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
