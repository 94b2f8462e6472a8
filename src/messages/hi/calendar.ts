import { minutesOf } from '@/shop/ShopHours';

/** "9 नवंबर" */
export function dayOf(at: Date): string {
  return `${at.getDate()} ${months[at.getMonth()]}`;
}

/** "दोपहर 3:04 बजे" */
export function clockOf(at: Date): string {
  return clock(at.getHours() * 60 + at.getMinutes());
}

/** Minutes since midnight as a time of day: रात 8:30 बजे, सुबह 10 बजे. */
export function clock(minutes: number): string {
  return `${timeOf(minutes)} बजे`;
}

/** A range of two 24-hour HH:MM: सुबह 10 से रात 8:30. */
export function clockRange(opens: string, closes: string): string {
  return `${timeOf(minutesOf(opens))} से ${timeOf(minutesOf(closes))}`;
}

function timeOf(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const time = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${partOfDay(hour)} ${hour % 12 || 12}${time}`;
}

/** A date or month in words: 2026-11-21 as 21 नवंबर 2026, 2026-11 as नवंबर 2026. */
export function dayName(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day ? `${day} ` : ''}${months[(month ?? 1) - 1]} ${year}`;
}

function partOfDay(hour: number): string {
  if (hour < 4) return 'रात';
  if (hour < 12) return 'सुबह';
  if (hour < 16) return 'दोपहर';
  return hour < 20 ? 'शाम' : 'रात';
}

const months = [
  'जनवरी',
  'फरवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;
