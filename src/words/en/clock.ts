/** A time of day, given in minutes since midnight: 8:30 pm, 10 am. Own words: browsers don't agree on theirs. */
export function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const twelve = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return `${twelve} ${hour < 12 ? 'am' : 'pm'}`;
}
