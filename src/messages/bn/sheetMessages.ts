import type { SheetMessages } from '../Messages';
import { clock, dayName } from './calendar';

const ON = 'সাইটে আছে';
const OFF = 'সাইটে নেই';

/** What the column Result of the owner's sheet says of a row, in Bengali. */
export const sheetMessages: SheetMessages = {
  onSite: ON,
  offSite: OFF,
  onSiteSince: (date, minutes) => `${ON}: ${dayName(date)}, ${clock(minutes)} থেকে`,
  but: (said, remarks) => `${said}, তবে: ${remarks.join(' ')}`,
  hidden: `${OFF}: সরানো আছে (Hidden)`,
  over: `${OFF}: শেষ দিন পেরিয়ে গেছে`,
  notYet: `${OFF}: প্রথম দিন এখনও আসেনি`,
  noRoom: (shown) => `${OFF}: বিভাগে জায়গা নেই (${shown}টি দেখানো হয়)`,
  noTitle: `${OFF}: নাম নেই (Title)`,
  deleted: `${OFF}: ডকুমেন্টটা মুছে ফেলা হয়েছে`,
  takenBack: (date, minutes) =>
    `ফেরত নেওয়া হয়েছে: ${dayName(date)}, ${clock(minutes)}। আবার আনতে ঘরটা বদলান`,
  copiedFrom: (row) => `${row} নম্বর লাইন থেকে কপি করা: Id ফাঁকা করুন, তাহলে আলাদা জিনিস হবে`,
};
