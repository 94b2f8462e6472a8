import { PHOTO_MB } from '@/catalogue/numbersInTexts';
import type { DeskMessages } from '../en/deskMessages';
import { clock, dayName } from './calendar';

/** What the sheet says to the owner, in Bengali. */
export const deskMessages: DeskMessages = {
  onSite: 'সাইটে আছে।',
  offSite: 'সাইটে নেই।',
  onSiteNoPhoto: 'সাইটে আছে, ফটো ছাড়া; ফটো রাখলেই আসবে।',
  day: (heading, date) => `${heading}: ${dayName(date)}।`,
  noShelf: 'নেওয়া হয়নি: Shelf বেছে নিন।',
  unknownShelf: (name) =>
    `নেওয়া হয়নি: এই ট্যাবে "${name}" নামে কোনও বিভাগ নেই। লিস্ট থেকে বেছে নিন; অন্য জিনিসের ট্যাব আলাদা।`,
  badId: (id) =>
    `নেওয়া হয়নি: "${id}" এই শিটের কোনও Id নয়। ↶ টিপে আগেরটা ফিরিয়ে আনুন; নতুন জিনিস হলে ঘরটা ফাঁকা করুন। তা না করা পর্যন্ত এই ট্যাবের কিছুই সাইট থেকে সরবে না।`,
  sameId: (id, rows) =>
    `নেওয়া হয়নি: ${rows.join(', ')} নম্বর লাইনে একই Id ${id}। কপিটা মুছুন, বা তার Id ফাঁকা করুন।`,
  oneRow: (rows) =>
    `নেওয়া হয়নি: এই ট্যাবে একটাই লাইন থাকে, কিন্তু ${rows.join(', ')} নম্বর লাইন ভরা: বাকিগুলো মুছুন।`,
  noTitle: 'Title বা লাইনের সব লেখা মুছে গেছে। আবার লিখুন; সাইট থেকে সরাতে চাইলে লাইনটাই মুছে দিন।',
  unreadable: (heading, text) => `${heading}: "${text}" পড়ে বোঝা যাচ্ছে না, তাই আগেরটাই থাকছে।`,
  unready: (heading) =>
    `${heading}: ঘরটা লোড হচ্ছে, বা ফর্মুলা কাজ করেনি, তাই আগেরটাই থাকছে। এমনই থাকলে নিজে লিখে দিন।`,
  unreadyNew: (headings) =>
    `এখনও নেওয়া হয়নি: ${headings.join(', ')} লোড হচ্ছে, বা ফর্মুলা কাজ করেনি। নিজে লিখে দিন।`,
  farPrice: (heading, before, now) => `${heading} ছিল ${before}, এখন ${now}।`,
  linksChange: (products) =>
    `Id মুছে গেছে: ${products}টা জিনিসের লিঙ্ক বদলে যাবে। ↶ টিপে Id ফিরিয়ে আনুন।`,
  ask: 'ঠিক থাকলে এখানে yes লিখুন।',
  noTab: (name) => `${name} ট্যাবটা পড়া হয়নি: নেই, লুকোনো, বা অন্য নাম। ↶ টিপে ফিরিয়ে আনুন।`,
  noTabs: (names) =>
    `দোকানের কোনও ট্যাব নেই: নাম হবে ${names.join(', ')}, আর শিরোনাম প্রথম লাইনে। npm run catalogue:sheet দিয়ে শিট বানান।`,
  noHeadings: 'প্রথম লাইনে দোকানের শিরোনাম নেই: শিরোনাম প্রথম লাইনেই থাকতে হবে। উপরের লাইনগুলো মুছুন।',
  otherHeadings: (names) =>
    `শিরোনামগুলো দোকানের নয়; দোকানের শিরোনাম ${names.join(', ')} ইত্যাদি। নাম বদলান, বা লাইনগুলো দোকানের শিটে কপি করুন।`,
  unknownHeading: (headings, last) =>
    `${headings.map((one) => `"${one}"`).join(', ')} শিরোনামটা সাইট চেনে না। নিজের কলাম ${last}-এর ডান দিকে রাখুন।`,
  rightOfOwn: (headings, last) =>
    `${headings.join(', ')} আছে ${last}-এর ডান দিকে, যেখানে শুধু আপনার নিজের কলাম থাকে। ${last}-এর বাঁ দিকে আনুন।`,
  headingTwice: (heading) => `"${heading}" শিরোনাম দুটো কলামে: একটার নাম বদলান।`,
  columnMissing: (heading, found) =>
    `${heading} কলামটা নেই। ${found ? `"${found}" কি সেটাই? তা হলে নাম দিন ${heading}।` : '↶ টিপে ফিরিয়ে আনুন।'}`,
  tooMuch: (count, all, isGoods) =>
    `${all}টা ${isGoods ? 'জিনিসের' : 'লাইনের'} ${count}টা একসঙ্গে বদলাত বা চলে যেত।`,
  held: (reasons) => `এই ট্যাবের কিছুই নেওয়া হয়নি: ${reasons.join(' ')}`,
  promptTaken: 'আপাতত শুধু Sold out আর Hidden নেওয়া হচ্ছে।',
  waits: 'অপেক্ষায়: শিরোনামের ঠিক নীচের লাইন দেখুন।',
  seeRows: (rows) =>
    `${rows.slice(0, 10).join(', ')}${rows.length > 10 ? ', …' : ''} নম্বর লাইন দেখুন।`,
  seeTabs: (tabs) => `নেওয়া হয়নি, সেখানে দেখুন: ${tabs.join(' ')}`,
  lastRead: (date, minutes) => `শেষ পড়া হয়েছে ${dayName(date)}, ${clock(minutes)}।`,
  idsNotWritten: (reason) => `এখনও নেওয়া হয়নি: Id লেখা যায়নি। ${reason}`,
  isProtected: 'Id আর Result কলাম লক করা: লক খুলে দিন (Data, Protected sheets and ranges)।',
  noRoom: 'Id আর Result কলামের জায়গা নেই: শিটের ডান দিকে দুটো কলাম যোগ করুন।',
  isBusy: (words) => `Google ব্যস্ত ছিল বা পাওয়া যায়নি; পরের বার আবার চেষ্টা হবে। ${words}`,
  notEditor: (email) => `শিটে লেখার অনুমতি নেই: Share টিপে ${email}-কে Editor করুন।`,
  notShared: (email) =>
    `শিটটা শেয়ার করা নেই: Google Sheets-এ খুলে Share টিপুন, ${email}-কে Editor হিসেবে যোগ করুন।`,
  sheetRefused: (words) =>
    `প্রোগ্রাম যা চাইছে Google তা দিচ্ছে না; আপনার শিটের দোষ নেই। Google বলছে: ${words}`,
  apiOff: (words) => `প্রজেক্টে Google Sheets API চালু করুন, পাঁচ মিনিট অপেক্ষা করুন। Google বলছে: ${words}`,
  isExcel:
    'এটা Excel ফাইল, Google Sheet নয়: Google Sheets-এ খুলুন, File, Save as Google Sheets বেছে নিন, নতুনটা শেয়ার করুন, আর তার লিঙ্ক CATALOGUE_SHEET-এ লিখুন।',
  isChanging: 'তখন শিটে কেউ লিখছিলেন; পরের বার আবার চেষ্টা হবে।',
  pictureInCell: 'ঘরের ভিতরে বসানো ফটো দেখা যায় না: ফটোর ফোল্ডারে রাখুন, আর নামটা লিখুন।',
  oldPhoto: (heading, reason) => `${heading}: ${reason} আগের ফটোটাই থাকছে।`,
  noFolder: 'ফটোর নাম লেখা, কিন্তু ফটোর কোনও ফোল্ডার দেওয়া নেই।',
  folderUnread: (email, words) =>
    `ফটোর ফোল্ডারটা পড়া যাচ্ছে না: ${email}-এর সঙ্গে শেয়ার করুন। Google বলছে: ${words}`,
  noSuchPhoto: (name) => `"${name}" ফটোর ফোল্ডারে নেই।`,
  severalPhotos: (name, all) => `"${name}" মানে ${all.join(' বা ')} হতে পারে: একটার নাম বদলান।`,
  isFolder: 'এটা ফোল্ডারের লিঙ্ক: একটা ফটোর লিঙ্ক বা নাম দিন।',
  photoUnread: (words) => `ফটোটা এখন পড়া যাচ্ছে না; পরের বার আবার চেষ্টা হবে। ${words}`,
  photoNotShared: (email) => `ফটোটা শেয়ার করা নেই: ${email}-এর সঙ্গে শেয়ার করুন, বা ফোল্ডারে রাখুন।`,
  notPhotoLink: 'এটা ফটোর নিজের লিঙ্ক নয়। ফটোটা সেভ করে ফটোর ফোল্ডারে রাখুন, আর তার নাম লিখুন।',
  noPhoto: `এটা পুরো ফটো নয়, বা ${PHOTO_MB} MB-র চেয়ে বড়। আবার তুলুন, বা JPEG, PNG বা WebP করে রাখুন।`,
  help: {
    title: 'কাস্টমার যে নামে চেনেন, ইংরেজিতে',
    price: 'দাম, শুধু সংখ্যায়: 229। ফাঁকা থাকলে "দাম জেনে নিন"',
    mrp: 'প্যাকেটে লেখা M.R.P.',
    off: 'ছাড়, শতকরা: 20। ফাঁকা মানে নেই',
    soldOut: 'শেষ হলে yes',
    homeDelivery: 'ডেলিভারি না হলে no',
    shelf: 'লিস্ট থেকে বিভাগ বেছে নিন',
    img: 'Drive-এর ফোল্ডারের ফটো: rose.jpg',
    slider: 'Drive-এর ফোল্ডারের ফটো: pujo.jpg',
    des: 'এক-দুটো বাক্য',
    deliveryNote: 'এটার ডেলিভারি অন্যরকম হলে',
    shades: 'Honey #c68642, Ivory (sold out), Rose',
    size: '30 ml, 12 g, বা 6 pieces',
    brand: 'কোন কোম্পানির',
    use: 'কীভাবে ব্যবহার করবেন',
    inside: 'এতে কী কী আছে',
    best: 'যেমন 06/2027',
    show: 'সাইটে প্রথম দিন: 12 October 2027। ফাঁকা মানে এখনই',
    until: 'সাইটে শেষ দিন: 20 October 2027',
    order: '1 মানে বিভাগে সবার আগে',
    hidden: 'yes লিখলে কিছুদিন সাইটে থাকে না',
    alt: 'ফটোতে কী আছে',
    link: 'টিপলে কোথায় যাবে: /offers',
    headline: 'ফটোর উপরে বড় লেখা',
    line: 'তার নীচে এক লাইন',
    Vedioyoutube: 'YouTube-এর "Share" থেকে লিঙ্ক',
    words: 'কাস্টমার কী বলেছেন',
    customer: 'কাস্টমারের নাম',
    town: 'কোথায় থাকেন',
    day: 'যেমন 12 September 2026',
    hours: 'Mo-Sa 10:00-20:30, Su 10:00-14:00',
    holidays: '2027-10-09 closed; 2027-10-20 10:00-14:00',
    delivery: 'Berhampore: today or tomorrow, ₹30; Elsewhere: 2 to 4 days, ₹60',
    bn: 'একই কথা বাংলায়',
    hi: 'একই কথা হিন্দিতে',
    id: 'হাত দেবেন না: নিজেই লেখা হয়',
    result: 'লাইনটার কী হল। হাত দেবেন না',
  },
};
