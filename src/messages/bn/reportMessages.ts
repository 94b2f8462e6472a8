import type { ReportMessages } from '../Messages';
import { clock, dayName } from './calendar';

export const reportMessages: ReportMessages = {
  title: 'আপনার রিপোর্ট',
  languages: 'রিপোর্টের ভাষা',
  desks: {
    console: {
      lead: 'সাইটে কী কী ভুল আছে, কাস্টমার এখন কী দেখছেন, আর Firebase কনসোলে কী করলে ঠিক হবে।',
      aboutEmpty:
        'ওই পাতাগুলোয় দোকানে জিজ্ঞেস করতে বলা হয়, তাই এমনই থাকতে পারে। নয়তো ডকুমেন্ট যোগ করুন, বা দেখে নিন কালেকশনের নামটা ঠিক এভাবেই লেখা কি না:',
    },
    sheet: {
      lead: 'সাইটে কী কী ভুল আছে, কাস্টমার এখন কী দেখছেন, আর আপনার Google শিটে কী করলে ঠিক হবে।',
      aboutEmpty:
        'ওই পাতাগুলোয় দোকানে জিজ্ঞেস করতে বলা হয়, তাই এমনই থাকতে পারে। নয়তো শিটে এই বিভাগের জিনিস লিখুন:',
    },
  },
  read: (date, minutes) => `সাইট দেখা হয়েছে ${dayName(date)}, ${clock(minutes)}।`,
  unknown: 'এখনও কিছু পড়া যায়নি। এক মিনিট পরে আবার আসুন।',
  good: 'কোনও ভুল নেই। সব যেমন থাকার কথা তেমনই আছে: বাহ!',
  sheet: (date, minutes, { added, changed, refused }) =>
    `শিট পড়া হয়েছে ${dayName(date)}, ${clock(minutes)}: ${[
      ...(added > 0 ? [`${added}টি নতুন`] : []),
      `${changed}টি বদলেছে`,
      ...(refused > 0 ? [`${refused}টি লাইন নেওয়া যায়নি`] : []),
    ].join(', ')}।`,
  sheetTrouble: (date, minutes) =>
    `শিট পড়া হয়েছে ${dayName(date)}, ${clock(minutes)}: কিছুই নেওয়া হয়নি।`,
  sheetGone: (date, minutes, rows) =>
    `${dayName(date)}, ${clock(minutes)} থেকে ${rows}টি লাইন আর শিটে নেই। জিনিস সাইটে থেকে গেছে: সরাতে হলে লাইনটা ফিরিয়ে এনে Hidden-এ yes বাছুন।`,
  sheetRows: 'যা নেওয়া যায়নি; কেন, তা শিটে Result-এর ঘরে লেখা আছে:',
  totals: ({ error, warning, hint }) => `${error}টি ভুল, ${warning}টি সতর্কতা, ${hint}টি পরামর্শ`,
  severities: { error: 'ভুল', warning: 'সতর্কতা', hint: 'পরামর্শ' },
  headings: {
    error: 'ভুল: কাস্টমার ভুল দেখছেন, বা কিছু দেখতেই পাচ্ছেন না',
    warning: 'সতর্কতা: কাস্টমারের কাছে একটু কম পৌঁছচ্ছে',
    hint: 'পরামর্শ: যা আরও ভালো হতে পারে',
  },
  again: 'আবার দেখুন',
  aboutAgain:
    'কয়েক সেকেন্ড লাগে, আর মিনিটে একবারই দেখা হয়: এইমাত্র কিছু বদলালে একটু পরে আর একবার টিপতে হতে পারে।',
  empty: (many) => `${many}টি বিভাগ ফাঁকা`,
  whole: 'পুরো কালেকশন',
  document: 'ডকুমেন্ট',
  field: 'ফিল্ড',
  tab: 'ট্যাব',
  row: 'লাইন',
  column: 'কলাম',
  problem: 'কী ভুল',
  effect: 'কাস্টমার কী দেখছেন',
  fix: 'কী করলে ঠিক হবে',
  others: (many) => `আরও ${many}টিতে একই কথা`,
  more: (many) => `এখানে আরও ${many}টি আছে।`,
  unread: 'এই কালেকশনগুলো পড়া যায়নি:',
  unnamed: ({ hidden, unknownField }) => {
    const parts = [
      ...(hidden > 0 ? [`${hidden}টি জিনিস সরানো বা পরে আসবে`] : []),
      ...(unknownField > 0 ? [`${unknownField}টি ফিল্ড সাইট চেনে না`] : []),
    ];
    return parts.length > 0
      ? `তা ছাড়া ${parts.join(', আর ')}। এই পাতা যে কেউ খুলতে পারেন, তাই নাম বলে শুধু এই কমান্ড: npm run catalogue:check`
      : '';
  },
  pictures: 'ছবিগুলো সত্যিই আছে কি না দেখে শুধু এই কমান্ড: npm run catalogue:check',
};
