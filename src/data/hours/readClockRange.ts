import type { ClockRange } from '../../shop/ShopHours';

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.?m\.?)?`;
const range = new RegExp(`^${clock} ?- ?${clock}$`);

/** Parses plain times such as "10:00-20:30", "10am-8.30pm", "10-8pm". Undefined if malformed or ambiguous ("10-8"). */
export function readClockRange(text: string): ClockRange | undefined {
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = text.match(range) ?? [];
  if (!fromHour || !toHour) return undefined;
  const opens = readClock(fromHour, fromMinute, fromHalf);
  const closes = readClock(toHour, toMinute, toHalf);
  if (!opens || !closes) return undefined;
  const isExact = Boolean(toHalf) || (toHour.length === 2 && toMinute !== undefined);
  return closes > opens || isExact ? { opens, closes } : undefined;
}

function readClock(hour: string, minute = '00', half: string | undefined): string | undefined {
  const given = Number(hour);
  if (Number(minute) > 59 || (half ? given < 1 || given > 12 : given > 23)) return undefined;
  const hour24 = half ? (given % 12) + (half === 'p' ? 12 : 0) : given;
  return `${String(hour24).padStart(2, '0')}:${minute}`;
}
