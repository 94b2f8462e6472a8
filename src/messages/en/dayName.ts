import { months } from './months';

/** A day, given as 2026-11-21: 21 November 2026. */
export function dayName(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
