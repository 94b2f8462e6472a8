import { minutesOf } from '@/shop/ShopHours';

/*
 * In West Bengal the part of the day stands first, and a whole hour has the ending of its number (10টা, 2টো, 3টে). The
 * names of months stand here, because browsers have different ones.
 */

/** "9 নভেম্বর" */
export function dayOf(at: Date): string {
  return `${at.getDate()} ${months[at.getMonth()]}`;
}

/** "বিকেল 3:04" */
export function clockOf(at: Date): string {
  return clock(at.getHours() * 60 + at.getMinutes());
}

/** Minutes since midnight as a time of day: রাত 8:30, সকাল 10টা. */
export function clock(minutes: number): string {
  const { part, hour, minute } = timeOf(minutes);
  return `${part} ${minute ? `${hour}:${minute}` : hour + endingOf(hour)}`;
}

/** Minutes since midnight as the time at which something happens: রাত 8:30-এ, সকাল 10টায়. */
export function atClock(minutes: number): string {
  return clock(minutes) + (minutes % 60 === 0 ? 'য়' : '-এ');
}

/** A range of two 24-hour HH:MM: সকাল 10টা থেকে রাত 8:30. */
export function clockRange(opens: string, closes: string): string {
  return `${clock(minutesOf(opens))} থেকে ${clock(minutesOf(closes))}`;
}

/** A date or month in words: 2026-11-21 as 21 নভেম্বর 2026, 2026-11 as নভেম্বর 2026. */
export function dayName(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day ? `${day} ` : ''}${months[(month ?? 1) - 1]} ${year}`;
}

/** The minutes are empty at a whole hour. */
function timeOf(minutes: number) {
  const hours = Math.floor(minutes / 60) % 24;
  return {
    part: parts.find(([until]) => hours < until)?.[1] ?? 'রাত',
    hour: hours % 12 || 12,
    minute: minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0'),
  };
}

function endingOf(hour: number): string {
  if (hour === 2) return 'টো';
  return hour === 3 || hour === 4 ? 'টে' : 'টা';
}

/** The parts of the day, each with the hour at which it ends. */
const parts = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [15, 'দুপুর'],
  [18, 'বিকেল'],
  [20, 'সন্ধ্যা'],
] as const;

const months = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
] as const;
