import type { SheetMessages } from '../Messages';
import { clock, dayName } from './calendar';

export const sheetMessages: SheetMessages = {
  onSite: 'সাইটে আছে',
  offSite: 'সাইটে নেই',
  taken: 'নেওয়া হয়েছে',
  takenBack: 'ফেরত নেওয়া হয়েছে',
  but: ', তবে: ',
  moment: (date, minutes) => `${dayName(date)}, ${clock(minutes)}`,
  since: (moment) => `সাইটে আছে: ${moment} থেকে`,
  takenBackOn: (moment) => `ফেরত নেওয়া হয়েছে: ${moment}। আবার আনতে ঘরটা বদলান`,
  hidden: 'সরানো আছে (Hidden)',
  notYet: (date) => `প্রথম দিন এখনও আসেনি: ${dayName(date)}`,
  over: (date) => `শেষ দিন পেরিয়ে গেছে: ${dayName(date)}`,
  daysCrossed: 'শেষ দিনটা প্রথম দিনের আগে',
  noRoom: (limit) => `বিভাগে জায়গা নেই (${limit}টি দেখানো হয়)`,
  leftOut: 'নাম বা ছবি নেই, বা পড়া যায় না (Title, Picture)',
  emptied: 'ঘরগুলো ফাঁকা',
  deleted: 'ডকুমেন্টটা মুছে ফেলা হয়েছে। আবার আনতে একটা ঘর বদলান',
};
