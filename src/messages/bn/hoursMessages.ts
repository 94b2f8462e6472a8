import type { Messages } from '../Messages';
import { atClock, clock, clockRange } from './calendar';

const weekdays = ['সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার', 'রবিবার'];

export const hoursMessages: Messages['hours'] = {
  /** "সোম-শনি সকাল 10টা থেকে রাত 8:30, রবি বন্ধ". */
  week: {
    days: {
      Mo: 'সোম',
      Tu: 'মঙ্গল',
      We: 'বুধ',
      Th: 'বৃহস্পতি',
      Fr: 'শুক্র',
      Sa: 'শনি',
      Su: 'রবি',
    },
    closed: 'বন্ধ',
    and: 'ও',
    range: clockRange,
  },
  open: (hours) => `দোকানের সময়: ${hours}`,
  openNow: (until) => (until === undefined ? 'এখন খোলা' : `এখন খোলা, ${clock(until)} পর্যন্ত`),
  closedNow: 'এখন বন্ধ',
  opensAgain: (inDays, weekday, minutes) => {
    const opens = `${atClock(minutes)} খুলবে`;
    if (inDays === 0) return `এখন বন্ধ, ${opens}`;
    if (inDays === 1) return `এখন বন্ধ, কাল ${opens}`;
    if (inDays < 7) return `এখন বন্ধ, ${weekdays[weekday]} ${opens}`;
    return `এখন বন্ধ, ${inDays} দিন পরে ${opens}`;
  },
  /** No real time: the widest part of the day with the widest digits of the site's font. */
  longestNow: 'এখন বন্ধ, বৃহস্পতিবার বিকেল 10:44-এ খুলবে',
};
