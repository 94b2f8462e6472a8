import type { ShelfDiagnostic } from '@/catalogue/Diagnostic';
import type { diagnosticMessages as english } from '../en/diagnosticMessages';
import type { FieldNames } from '../en/fieldNames';
import { type Form, formOf } from '../formOf';
import { isSheet } from '../isSheet';
import { listed } from '../listed';
import { dayName } from './calendar';

const withoutField: Readonly<Record<string, string>> = {
  title: 'নামের জায়গায় বিভাগ বা পাতার নাম।',
  price: 'দামের জায়গায় "দাম জেনে নিন"; Google ও Meta-র ফিডে জিনিসটা থাকে না।',
  img: 'জিনিসটার পরের ছবি আগে আসে; কোনও ছবিই না থাকলে আঁকা একটা ছবি, আর ফিডে জিনিসটা থাকে না।',
  hours: 'দোকান খোলার কোনও সময়ই নেই।',
  Vedioyoutube: 'কিছুই না: ভিডিওটা কোনও পাতায় নেই।',
};

const ON_NO_PAGE = 'কিছুই না: কোনও পাতায় নেই।';
const UNTIL_THEN = 'সেই দিন পর্যন্ত সাইটে থাকে।';
const NOTHING_TO_DO = 'কিছু করতে হবে না।';
const AS_IF_EMPTY = 'যেন কিছুই লেখা নেই।';
const WITHOUT_FIELD = 'ওই ফিল্ড না থাকলে যা দেখতেন।';
const HOW_TO_PLAY = 'YouTube-এ "Share" টিপে লিঙ্কটা কপি করুন, বা .mp4 বা .webm ফাইলের লিঙ্ক দিন।';
const HOW_TO_SHADE = 'এভাবে লিখুন: Honey #c68642।';
const EXCHANGED = 'হয়তো দুটো উল্টে গেছে।';

const typed: Readonly<Record<Exclude<Form, 'picture'>, string>> = {
  number: 'সংখ্যায় লিখুন, যেমন 1299 বা ₹1,299।',
  answer: 'yes বা no লিখুন, বা ফাঁকা রাখুন।',
  link: 'এই সাইটের পাতা লিখুন, যেমন /offers, বা https:// দিয়ে শুরু এমন লিঙ্ক।',
  hours: 'এভাবে লিখুন: Mo-Sa 10:00-20:30, Su 10:00-14:00। যে দিনের নাম নেই, সে দিন বন্ধ।',
  holidays: 'এভাবে লিখুন: 2027-10-09 closed; 2027-10-07 to 2027-10-08 10:00-23:30।',
  areas: 'এভাবে লিখুন: Berhampore town: today or tomorrow, ₹30। এক লাইনে একটা জায়গা, বা মাঝে সেমিকোলন।',
  shades: 'এভাবে লিখুন: Honey #c68642, Ivory #f3e0c8 (sold out), Rose।',
  size: 'এভাবে লিখুন: 30 ml, 4 x 2 g বা 12 pieces।',
  day: 'এভাবে লিখুন: 12 September 2026, 12-9-2026 বা September 2026।',
  text: 'সাধারণ লেখা হিসেবে লিখুন।',
};

export const diagnosticMessages: typeof english = {
  leftOut: (_diagnostic, _collection, words) => ({
    problem: `এই ${placeOf(words)} দেখানোর মতো কিছু নেই।`,
    effect: ON_NO_PAGE,
    fix: 'জিনিসের নাম বা ছবি লাগে, ফটো বা ব্যানারের ছবি, ভিডিওর লিঙ্ক বা কাস্টমারের কথা।',
  }),
  hidden: (_diagnostic, _collection, words) => ({
    problem: `সাইট থেকে সরানো আছে: ${words.nameOf('hidden')}-এ তাই লেখা আছে।`,
    effect: `${ON_NO_PAGE} তবু বিভাগের একটা জায়গা জুড়ে থাকে।`,
    fix: `আবার দেখাতে ${emptied('hidden', words)}।${isSheet(words) ? '' : ' আর কখনও না এলে ডকুমেন্টটাই মুছে দিন।'}`,
  }),
  notYet: ({ found = '' }, _collection, words) => ({
    problem: `${dayName(found)} থেকে দেখানো হবে: ${words.nameOf('show')}-এ তাই লেখা আছে।`,
    effect: 'তার আগে কিছুই না।',
    fix: `${NOTHING_TO_DO} এখনই দেখাতে ${emptied('show', words)}।`,
  }),
  over: ({ found = '' }, _collection, words) => ({
    problem: `শেষ দিন ছিল ${dayName(found)}: ${words.nameOf('until')}-এ তাই লেখা আছে।`,
    effect: ON_NO_PAGE,
    fix: isSheet(words)
      ? `${NOTHING_TO_DO} আবার দেখাতে আরও পরের দিন লিখুন, বা ${emptied('until', words)}।`
      : `ডকুমেন্টটা মুছে দিন, বা আরও পরের দিন লিখুন, বা ${emptied('until', words)}।`,
  }),
  endsSoon: ({ found = '' }, _collection, words) => ({
    problem: `${dayName(found)}-এর পর সাইট থেকে নেমে যাবে: ${words.nameOf('until')}-এ তাই লেখা আছে।`,
    effect: UNTIL_THEN,
    fix: `${NOTHING_TO_DO} রেখে দিতে চাইলে আরও পরের দিন লিখুন, বা ${emptied('until', words)}।`,
  }),
  daysCrossed: ({ found = '', meant = '' }, _collection, { nameOf }) => ({
    problem: `শেষ দিন ${dayName(found)}, কিন্তু প্রথম দিন তার পরে: ${dayName(meant)}।`,
    effect: ON_NO_PAGE,
    fix: `${nameOf('show')} বা ${nameOf('until')} ঠিক করুন। ${EXCHANGED}`,
  }),
  missing: ({ field = '', found }, _collection, { nameOf }) => ({
    problem: found ? `${nameOf(field)}: "${found}" মানে কিছু নেই।` : `${nameOf(field)} ফাঁকা।`,
    effect: withoutField[field] ?? 'এটি বাদ যায়।',
    fix: `${nameOf(field)} লিখে দিন।`,
  }),
  unreadable: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} পড়ে বোঝা যায় না।`,
    effect: /^(?:show|until)$/.test(diagnostic.field ?? '') ? ON_NO_PAGE : AS_IF_EMPTY,
    fix: howToType(formOf(diagnostic.field), words),
  }),
  outOfRange: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} হতে পারে না।`,
    effect: AS_IF_EMPTY,
    fix:
      diagnostic.field === 'off'
        ? 'ছাড় 1 থেকে 99-এর মধ্যে একটা সংখ্যা।'
        : 'টাকায় লিখুন: 0-র বেশি, এক কোটির কম।',
  }),
  shortened: ({ field = '', made = '' }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)}-এর লেখাটা জায়গার চেয়ে বড়।`,
    effect: `শুরুটুকু, তারপর "…": ${made}`,
    fix: 'ছোট করুন।',
  }),
  longTitle: () => ({
    problem: 'নামে 70-এর বেশি অক্ষর।',
    effect: 'বিভাগের পাতায় পুরোটাই; লিঙ্ক শেয়ার করলে আর Google-এ শেষটা কাটা যায়।',
    fix: 'আসল কথাটা আগে লিখুন, বা নামটা ছোট করুন।',
  }),
  insecure: ({ field = '' }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)}-এর লিঙ্ক শুরু হয়েছে http:// দিয়ে।`,
    effect: 'তার বদলে https:// দিয়ে চাওয়া হয়; ওখানে তা না চললে দেখা যায় না।',
    fix: 'লিঙ্কটা https:// দিয়ে খুলে দেখুন; খুললে সেভাবেই লিখুন।',
  }),
  notOnTheWeb: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} ওয়েবের ঠিকানা নয়: কাস্টমার ওখানে কিছু দেখতে পান না।`,
    effect: AS_IF_EMPTY,
    fix: howToGive(diagnostic, words),
  }),
  sharePage: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} ছবির নয়, একটা পাতার ঠিকানা।`,
    effect: withoutPicture(diagnostic),
    fix: howToGive(diagnostic, words),
  }),
  addressOver: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)}: লিঙ্কটা ${dayName(diagnostic.meant ?? '')} পর্যন্ত চলত, ওতেই লেখা আছে।`,
    effect: withoutPicture(diagnostic),
    fix: `যেখানে পেয়েছিলেন সেখান থেকে ডাউনলোড করুন। ${howToLink(words)}`,
  }),
  addressEnds: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)}: লিঙ্কটা ${dayName(diagnostic.meant ?? '')} পর্যন্তই চলবে, ওতেই লেখা আছে।`,
    effect: UNTIL_THEN,
    fix: `ওখান থেকে ডাউনলোড করুন। ${howToLink(words)}`,
  }),
  foreignHost: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} এমন জায়গায় আছে, যেখানকার ছবি এই সাইট দেখায় না।`,
    effect: AS_IF_EMPTY,
    fix: `${howToLink(words)} বা জায়গাটা IMAGE_HOSTS সেটিংয়ে লিখিয়ে নিন।`,
  }),
  unplayable: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} চালানোর মতো ভিডিও নয়।`,
    effect: 'কিছুই না: ভিডিওটা কোনও পাতায় নেই।',
    fix: HOW_TO_PLAY,
  }),
  misspelt: ({ field, meant }) => ({
    problem: `ফিল্ডের নাম লেখা আছে "${field}"; সাইট চেনে "${meant}"।`,
    effect: WITHOUT_FIELD,
    fix: `${meant} নামে একটা ফিল্ড করে একই কথা লিখুন, আর "${field}" মুছে দিন। ছোট হাতের বড় হাতের অক্ষর ঠিক এমনই হতে হবে।`,
  }),
  unknownField: ({ field }) => ({
    problem: `"${field}" নামে কোনও ফিল্ড সাইট চেনে না।`,
    effect: WITHOUT_FIELD,
    fix: 'মুছে দিন, বা নোট হিসেবে রাখুন; তবে যিনি ডেটা পড়তে পারেন, তিনি এটাও পড়তে পারেন।',
  }),
  priceAboveMrp: ({ found }, _collection, { nameOf }) => ({
    problem: `দাম ${found}, M.R.P.-র চেয়ে বেশি।`,
    effect: 'শুধু দাম, M.R.P. আর ছাড় ছাড়া।',
    fix: `M.R.P.-র বেশিতে বেচা যায় না: ${nameOf('price')} বা ${nameOf('mrp')} ঠিক করুন। ${EXCHANGED}`,
  }),
  percentDisagrees: ({ found, meant }, _collection, { nameOf }) => ({
    problem: `ছাড় লেখা আছে ${found} %; M.R.P. আর দাম থেকে হয় ${meant} %।`,
    effect: `${meant} %: কাউন্টারে যা পাওয়া যায়।`,
    fix: `${nameOf('off')}-এ ${meant} লিখুন বা ফাঁকা রাখুন, নয়তো ${nameOf('mrp')} বা ${nameOf('price')} ঠিক করুন।`,
  }),
  percentWithoutPrice: ({ found }, _collection, { nameOf }) => ({
    problem: `ছাড় লেখা আছে ${found} %, কিন্তু দাম নেই।`,
    effect: '"দাম জেনে নিন", ছাড় নেই।',
    fix: `${nameOf('price')} লিখে দিন।`,
  }),
  shadeColour: ({ field = '', found, meant }, _collection, { nameOf }) => ({
    problem: meant
      ? `${found}: রং শুরু হয় # দিয়ে।`
      : `${found}: রং মানে #, তারপর ছ’টা অঙ্ক বা a থেকে f-এর অক্ষর।`,
    effect: 'শেডের নাম, রং ছাড়া।',
    fix: meant ? `${nameOf(field)}-এ ${meant} লিখুন।` : HOW_TO_SHADE,
  }),
  shadeWithoutName: ({ field = '', found }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)}-এ ${found}-এর কোনও নাম নেই।`,
    effect: 'এই শেডের কিছুই না।',
    fix: `রঙের আগে নাম লিখুন। ${HOW_TO_SHADE}`,
  }),
  shadeTwice: ({ found }) => ({
    problem: `${found} শেডটা দু’বার আছে।`,
    effect: 'দুটোর প্রথমটা।',
    fix: 'একটা মুছে দিন, বা অন্য নাম দিন।',
  }),
  shadesUnequal: ({ field = '', found, meant }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)}-এ ${found}টি নাম, ${nameOf('shades')}-এ ${meant}টি, তাই কোনটা কোন শেড বোঝা যায় না।`,
    effect: `ওই ভাষার পাতাতেও ${nameOf('shades')}-এর নামগুলোই।`,
    fix: `${nameOf(field)}-এ প্রতিটি শেডের একটা করে নাম লিখুন, একই ক্রমে, মাঝে কমা দিয়ে।`,
  }),
  sizeInWords: (diagnostic, _collection, words) => ({
    problem: `${quoted(diagnostic, words)} থেকে পরিমাণ বোঝা যায় না।`,
    effect: 'সাইজ যেমন লিখেছেন তেমনই, তবে 10 ml, 10 g বা একটার দাম ছাড়া।',
    fix: 'পরিমাণ থাকলে এভাবে লিখুন: 30 ml, 4 x 2 g বা 12 pieces।',
  }),
  noWords: ({ field = '' }, _collection, words) => ({
    problem: `${words.nameOf(field)} লেখা আছে, কিন্তু কাস্টমারের কথাটাই নেই।`,
    effect: AS_IF_EMPTY,
    fix: `কাস্টমার কী বলেছেন ${words.nameOf('words')}-এ লিখুন, বা ${emptied(field, words)}।`,
  }),
  twins: ({ ids, found }, _collection, words) => ({
    problem: `${ids.length}টি জিনিসের একই নাম, "${found}": ${listed(ids)}।`,
    effect: 'সব ক’টাই, কিন্তু আলাদা করে চেনা যায় না।',
    fix: `যেটা দু’বার আছে সেটা ${isSheet(words) ? `সরান (${words.nameOf('hidden')}: yes)` : 'মুছে দিন'}, বা নামেই বুঝিয়ে দিন কোনটা কী।`,
  }),
  beyondLimit: (_diagnostic, _collection, words) => ({
    problem: 'পাতায় যত জায়গা, এখানে তার চেয়ে বেশি জিনিস; এটি আর ধরেনি।',
    effect: 'এর কিছুই না: Id-র ক্রমে প্রথমগুলোই দেখা যায়।',
    fix: `যা আর বেচেন না, ${isSheet(words) ? 'Firebase কনসোলে মুছে দিন: Hidden করলে জায়গা হয় না' : 'মুছে দিন, বা কিছু অন্য কালেকশনে নিয়ে যান'}।`,
  }),
  emptyShelf: () => ({
    problem: 'এই কালেকশনে দেখানোর মতো কিছু নেই।',
    effect: 'ফাঁকা পাতা, যেখানে দোকানে জিজ্ঞেস করতে বলা হয়।',
    fix: 'জিনিস যোগ করুন, বা দেখে নিন কালেকশনের নামটা ঠিক এভাবেই লেখা কি না।',
  }),
  unknownCollection: (_remark, collection) => ({
    problem: `"${collection}" নামে কোনও কালেকশন সাইট চেনে না।`,
    effect: 'এর কিছুই না।',
    fix: 'src/catalogue/registry.ts-এর লাইনগুলোর "collection"-এর সঙ্গে নামটা অক্ষর ধরে মিলিয়ে দেখুন, ফাঁকগুলোও।',
  }),
  pictureTwice: ({ field = '' }, _collection, { nameOf }) => ({
    problem: `${nameOf(field)}-এর ছবিটা জিনিসটার অন্য ছবিতেও আছে।`,
    effect: 'ছবিটা একবার।',
    fix: `${nameOf(field)}-এ অন্য ছবি দিন, বা ফাঁকা রাখুন।`,
  }),
  pictureMissing: (diagnostic) => ({
    problem: `${diagnostic.found} লিঙ্কে কিছু নেই।`,
    effect: withoutPicture(diagnostic),
    fix: 'দেখুন ফাইলটা এখনও আছে কি না, আর লিঙ্কটা পুরো কি না।',
  }),
  pictureUnreadable: (diagnostic) => ({
    problem: `${diagnostic.found} এমন ছবি নয়, যা ব্রাউজার দেখাতে পারে।`,
    effect: withoutPicture(diagnostic),
    fix: 'JPEG, PNG বা WebP করে সেভ করুন, আর সেটা আপলোড করুন।',
  }),
  pictureTooLarge: (diagnostic) => ({
    problem: `${diagnostic.found}: ছবিটা বেশি বড়।`,
    effect: withoutPicture(diagnostic),
    fix: '1,600 পিক্সেলে ছোট করুন: তার চেয়ে বড় করে কোথাও দেখানো হয় না।',
  }),
  pictureMoved: (diagnostic) => ({
    problem: `${diagnostic.found} লিঙ্কটা অন্য লিঙ্কে নিয়ে যায়।`,
    effect: 'হয়তো ছবি নেই: সাইট অন্য লিঙ্কে যায় না।',
    fix: 'ব্রাউজারে খুলুন, তারপর উপরে যে লিঙ্ক দেখা যায় সেটা কপি করুন।',
  }),
  pictureUnreached: (diagnostic) => ({
    problem: `${diagnostic.found} থেকে ছবি চেয়ে উত্তর পাওয়া যায়নি।`,
    effect: 'জানা নেই: ছবিটা হয়তো আছে।',
    fix: 'পরে আবার দেখুন; একই থাকলে ছবিটা অন্য কোথাও আপলোড করুন।',
  }),
  pictureSmall: (diagnostic) => ({
    problem: `ছবিটা ${diagnostic.made} পিক্সেলের।`,
    effect: 'ঝাপসা ছবি।',
    fix: 'লম্বায় চওড়ায় অন্তত 480 পিক্সেলের ছবি দিন; 1,080 হলে সব জায়গায় ভালো দেখায়।',
  }),
};

/** In it: in the document, or in the row. */
function placeOf(words: FieldNames): string {
  return isSheet(words) ? 'লাইনে' : 'ডকুমেন্টে';
}

function emptied(field: string, words: FieldNames): string {
  const name = words.nameOf(field);
  return isSheet(words) ? `${name}-এর ঘর ফাঁকা করুন` : `${name} ফিল্ড মুছে দিন`;
}

function howToLink(words: FieldNames): string {
  return isSheet(words)
    ? 'ফটোটা ফটোর ফোল্ডারে রাখুন, আর ঘরে তার নাম লিখুন, যেমন rose.jpg।'
    : 'Firebase কনসোলে Storage-এ ছবিটা আপলোড করুন, ওখানেই খুলে তার download URL কপি করুন; সেটা শুরু হয় https://firebasestorage.googleapis.com/ দিয়ে।';
}

function quoted({ field = '', found }: ShelfDiagnostic, { nameOf }: FieldNames): string {
  return found === undefined ? `${nameOf(field)}-এ যা আছে তা` : `${nameOf(field)}-এ "${found}"`;
}

function withoutPicture({ field = '' }: ShelfDiagnostic): string {
  return /^img\d$/.test(field) ? 'এর কিছুই না: জিনিসটার বাকি ছবিগুলোই থাকে।' : 'একটা ছবি, যা খোলে না।';
}

function howToGive({ field }: ShelfDiagnostic, words: FieldNames): string {
  return field === 'Vedioyoutube' ? HOW_TO_PLAY : howToLink(words);
}

function howToType(form: Form, words: FieldNames): string {
  return form === 'picture' ? howToLink(words) : typed[form];
}
