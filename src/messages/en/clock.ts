/** A time of day, given in minutes since midnight: 8:30 pm, 10:00 am. Own words: browsers don't agree on theirs. */
export function exactClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The same as people say it: 8:30 pm, 10 am. */
export function clock(minutes: number): string {
  return exactClock(minutes).replace(':00', '');
}
