import { SCAN_MINUTES } from '@/catalogue/numbersInTexts';
import type { ReportMessages } from '../Messages';
import { clock, dayName } from './calendar';

export const reportMessages: ReportMessages = {
  title: 'আপনার রিপোর্ট',
  posts: 'আপনার স্ট্যাটাসের ছবি',
  postsLead:
    'আগে অফার, তারপর Makeup, Hair আর Brands-এর শেষ Id-র জিনিস: নতুন লাইন এই Id পায়। পাঠাতে একটায় টিপুন।',
  languages: 'রিপোর্টের ভাষা',
  lead: 'সাইটে কী কী ভুল আছে, সবচেয়ে বড়টা আগে, আর কী করলে ঠিক হবে।',
  read: (date, minutes) =>
    `সাইট দেখা হয়েছে ${dayName(date)}, ${clock(minutes)}। কিছু বদলালে এখানে বড়জোর ${SCAN_MINUTES} মিনিট পরে দেখা যায়, আর তার পাতাটা খুললে তখনই।`,
  sheetRead: (date, minutes) => `শিট শেষ পড়া হয়েছে ${dayName(date)}, ${clock(minutes)}।`,
  sheetLate:
    'তারপর এক দিনের বেশি কেটে গেছে: পরে যা লিখেছেন, সাইটে ওঠেনি। GitHub-এর বুকমার্ক sync খুলে Enable workflow বা Run workflow টিপুন।',
  sheetWaits: (tabs) => `${tabs} থেকে কিছুই নেওয়া হয়নি: সেখানে শিরোনামের ঠিক নীচের লাইনে Result দেখুন।`,
  unknown: 'এখনও কিছু পড়া যায়নি। এক মিনিট পরে আবার আসুন।',
  good: 'কোনও ভুল নেই। সব যেমন থাকার কথা তেমনই আছে: বাহ!',
  severities: {
    error: 'ভুল: কাস্টমার ভুল দেখছেন, বা কিছু দেখতেই পাচ্ছেন না',
    warning: 'সতর্কতা: কাস্টমার একটু কম দেখছেন',
    hint: 'পরামর্শ: যা আরও ভালো হতে পারে',
  },
  cure: 'কী করবেন:',
  more: (many) => `আরও ${many}টি আছে।`,
  unread: 'এই কালেকশনগুলো পড়া যায়নি:',
};
