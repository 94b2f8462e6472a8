import type { FieldKind } from '@/catalogue/FieldKind';
import { PREVIEW_TITLE, unitBases } from '@/catalogue/numbersInTexts';
import type { diagnosticMessages as english } from '../en/diagnosticMessages';
import { dayName } from './calendar';

const GIVE_PICTURE =
  'Drive-এ ফটোর ফোল্ডারের একটা ফটোর নাম লিখুন, বা ফটোটার নিজের লিঙ্ক দিন: JPEG, PNG বা WebP।';
const SWAPPED = 'হয়তো দুটো উল্টে গেছে।';
const GIVE_VIDEO = 'YouTube-এ "Share" টিপে লিঙ্কটা কপি করুন, বা .mp4 বা .webm ফাইলের লিঙ্ক দিন।';
const TEXT = 'সাধারণ লেখা হিসেবে লিখুন।';
const ANSWER = 'yes বা no লিখুন, বা ফাঁকা রাখুন।';

const howToType: Readonly<Record<FieldKind, string>> = {
  name: TEXT,
  title: TEXT,
  prose: TEXT,
  note: TEXT,
  short: TEXT,
  label: TEXT,
  rupees: 'সংখ্যায় লিখুন, যেমন 1299 বা ₹1,299।',
  percent: '1 থেকে 99-এর মধ্যে একটা সংখ্যা লিখুন, যেমন 20।',
  position: 'সংখ্যায় লিখুন, যেমন 1।',
  yes: ANSWER,
  soldOut: ANSWER,
  no: ANSWER,
  video: GIVE_VIDEO,

  picture: GIVE_PICTURE,
  link: 'এই সাইটের পাতা লিখুন, যেমন /offers, বা https:// দিয়ে শুরু এমন লিঙ্ক।',
  hours: 'এভাবে লিখুন: Mo-Sa 10:00-20:30, Su 10:00-14:00। যে দিনের নাম নেই, সে দিন বন্ধ।',
  holidays: 'এভাবে লিখুন: 2027-10-09 closed; 2027-10-07 to 2027-10-08 10:00-23:30।',
  areas: 'এভাবে লিখুন: Berhampore town: today or tomorrow, ₹30। এক লাইনে একটা জায়গা, বা মাঝে সেমিকোলন।',
  shades: 'এভাবে লিখুন: Honey #c68642, Ivory #f3e0c8 (sold out), Rose।',
  size: 'এভাবে লিখুন: 30 ml, 4 x 2 g বা 12 pieces।',
  day: 'এভাবে লিখুন: 12 September 2026, 12-9-2026 বা September 2026।',
};

export const diagnosticMessages: typeof english = {
  leftOut: () => [
    'এতে দেখানোর মতো কিছু নেই, তাই কোনও পাতায় নেই।',
    'নাম বা ফটো দিন; ভিডিওর লিঙ্ক বা কাস্টমারের কথা লাগে।',
  ],
  hidden: () => [
    'আজ সাইটে নেই: সরানো আছে, বা তার দিন পেরিয়ে গেছে বা এখনও আসেনি।',
    'দেখাতে চাইলে Hidden, Show from আর Show until ফাঁকা করুন।',
  ],
  daysCrossed: ({ typed, expected }) => [
    `শেষ দিন ${dayName(typed)}, কিন্তু প্রথম দিন তার পরে, ${dayName(expected)}; তাই কোনও পাতায় নেই।`,
    `Show from বা Show until ঠিক করুন। ${SWAPPED}`,
  ],
  missing: ({ name }) => [`${name} ফাঁকা।`, `${name} লিখে দিন।`],
  unreadable: ({ name, typed, kind }) => [
    `${name}-এ "${typed}" পড়ে বোঝা যায় না, তাই বাদ গেছে।`,
    howToType[kind],
  ],
  shortened: ({ name, shown }) => [
    `${name}-এর লেখাটা জায়গার চেয়ে বড়: কাস্টমার দেখেন "${shown}"।`,
    'ছোট করুন।',
  ],
  longTitle: () => [
    `নামে ${PREVIEW_TITLE}-এর বেশি অক্ষর: লিঙ্ক শেয়ার করলে আর Google-এ শেষটা কাটা যায়।`,
    'আসল কথাটা আগে লিখুন, বা নামটা ছোট করুন।',
  ],
  insecure: ({ name }) => [
    `${name}-এর লিঙ্ক শুরু হয়েছে http:// দিয়ে; সাইট তার বদলে https:// দিয়ে চায়।`,
    'লিঙ্কটা https:// দিয়ে খুলে দেখুন; খুললে সেভাবেই লিখুন।',
  ],
  foreignHost: ({ name, typed }) => [
    `${name}-এ "${typed}" এমন জায়গায় আছে, যেখানকার ফটো এই সাইট দেখায় না।`,
    `${GIVE_PICTURE} বা জায়গাটা IMAGE_HOSTS সেটিংয়ে লিখিয়ে নিন।`,
  ],
  unplayable: ({ typed }) => [`"${typed}" চালানোর মতো ভিডিও নয়।`, GIVE_VIDEO],
  misspelt: ({ field, expected }) => [
    `"${field}" নামে কোনও ফিল্ড সাইট চেনে না; হয়তো "${expected}" হবে।`,
    `নামটা অক্ষর ধরে ${expected} করুন।`,
  ],
  unknownField: ({ field }) => [
    `"${field}" নামে কোনও ফিল্ড সাইট চেনে না।`,
    'মুছে দিন, বা নোট হিসেবে রাখুন; যিনি ডেটা পড়তে পারেন, তিনি এটাও পড়তে পারেন।',
  ],
  priceAboveMrp: ({ typed }) => [
    `দাম ${typed}, M.R.P.-র চেয়ে বেশি, তাই শুধু দামটাই দেখানো হয়।`,
    `Price বা M.R.P. ঠিক করুন। ${SWAPPED}`,
  ],
  percentDisagrees: ({ typed, expected }) => [
    `ছাড় লেখা আছে ${typed}%; M.R.P. আর দাম থেকে হয় ${expected}%, সেটাই দেখানো হয়।`,
    `${expected} লিখুন, বা M.R.P. বা Price ঠিক করুন।`,
  ],
  percentWithoutPrice: ({ typed }) => [
    `ছাড় লেখা আছে ${typed}%, কিন্তু দাম নেই, তাই ছাড়ও দেখানো হয় না।`,
    'Price লিখে দিন।',
  ],
  shadeUnreadable: ({ typed, expected }) => [
    `"${typed}" শেডের নাম নেই, বা রংটা পড়ে বোঝা যায় না।`,
    expected
      ? `লিখুন ${expected}।`
      : 'এভাবে লিখুন: Honey #c68642, আগে নাম, তারপর # আর ছ’টা অঙ্ক বা a থেকে f-এর অক্ষর।',
  ],
  shadeTwice: ({ typed }) => [
    `${typed} শেডটা দু’বার আছে; প্রথমটা দেখানো হয়।`,
    'একটা মুছে দিন, বা অন্য নাম দিন।',
  ],
  shadesJoined: ({ typed, expected }) => [
    `"${typed}" একটাই শেড ধরা হয়েছে। আসলে কি কয়েকটা: ${expected}?`,
    'তা হলে মাঝে কমা দিন।',
  ],
  shadesUnequal: ({ name, typed, expected }) => [
    `${name}-এ ${typed}টি নাম, Shades-এ ${expected}টি, তাই নামগুলো দেখানো হয় না।`,
    'প্রতিটি শেডের একটা করে নাম লিখুন, একই ক্রমে, মাঝে কমা দিয়ে।',
  ],
  sizeInWords: ({ typed }) => [
    `"${typed}" থেকে পরিমাণ বোঝা যায় না, তাই ${unitBases.ml} ml, ${unitBases.g} g বা একটার দাম নেই।`,
    'পরিমাণ থাকলে এভাবে লিখুন: 30 ml, 4 x 2 g বা 12 pieces।',
  ],
  noWords: ({ name }) => [
    `${name} লেখা আছে, কিন্তু কাস্টমারের কথাটাই নেই।`,
    `কাস্টমার কী বলেছেন Words-এ লিখুন, বা ${name} ফাঁকা করুন।`,
  ],
  twins: ({ typed, many }) => [
    `${many}টি জিনিসের একই নাম, "${typed}"।`,
    'যেটা দু’বার আছে সেটা মুছে দিন, বা নামেই বুঝিয়ে দিন কোনটা কী।',
  ],
  beyondLimit: () => [
    'পাতায় যত জায়গা, এখানে তার চেয়ে বেশি জিনিস; এটি আর ধরেনি।',
    'যা আর বেচেন না মুছে দিন: Hidden করলে জায়গা হয় না।',
  ],
  emptyShelf: () => [
    'দেখানোর মতো কিছু নেই।',
    'কিছু যোগ করুন, বা দেখে নিন কালেকশনের নামটা ঠিক এভাবেই লেখা কি না।',
  ],
  unknownCollection: () => [
    'এই নামে কোনও কালেকশন সাইট চেনে না।',
    'docs/catalogue.md-এর নামের সঙ্গে অক্ষর ধরে মিলিয়ে দেখুন।',
  ],
  pictureTwice: ({ name }) => [
    `${name}-এর ফটোটা এই জিনিসটারই অন্য একটা ঘরেও আছে।`,
    `${name}-এ অন্য ফটো দিন, বা ফাঁকা রাখুন।`,
  ],
};
