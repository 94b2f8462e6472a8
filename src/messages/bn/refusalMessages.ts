import type { refusalMessages as english } from '../en/refusalMessages';

const HOW_TO_ALLOW =
  'GitHub-এর বুকমার্কটা (sync) খুলে Run workflow টিপুন, "read the sheet, however much changes" বেছে নিয়ে সবুজ বোতামটা টিপুন';

const moved = {
  down: 'নীচের লাইনে সরে গেছে',
  up: 'উপরের লাইনে সরে গেছে',
  filled: 'সব এক হয়ে গেছে',
  sorted: 'নিজের নিজের লাইন ছেড়ে আলাদা করে সাজানো হয়েছে',
} as const;

const inRowsOf: Readonly<Record<string, string>> = {
  product: 'জিনিসের',
  photo: 'ফটোর',
  slide: 'ব্যানারের',
  video: 'ভিডিওর',
  row: 'বিভাগের',
};

const ON_ITS_OWN = 'তাহলে আলাদা করে সাইটে আসবে';
const AS_TEXT = 'ঘরটার ফরম্যাট Plain text করে আবার লিখুন';

/** What is typed, and what columns are called, stays as it is. */
export const refusalMessages: typeof english = {
  between: '। ',
  place: (tab, row) => `${tab}, লাইন ${row}`,
  cell: (found, reason) => `"${found}": ${reason}`,
  ofTitle: (reason) => `Title: ${reason}`,

  noShelf: 'কোন বিভাগের, লেখা নেই',
  unknownShelf: (name, likely) =>
    `সাইটে "${name}" নামে কোনও বিভাগ নেই${likely.length > 0 ? `; "${likely.join('" বা "')}" লিখতে চেয়েছিলেন?` : ''}`,
  split:
    'কমার জন্য হয়তো একটাই টাকার অঙ্ক দুটো ঘরে ভাগ হয়ে গেছে: লিখুন 1299; দুটো আলাদা দাম হলে প্রথমটা লিখুন এভাবে: 5.00',
  hidden: 'লাইনটা শিটে লুকানো আছে, নিজে বা ফিল্টারে (hidden row, filter): সাইটে চাইলে লাইনটা আবার বের করুন',
  badId: 'Id-তে / চলে না, 300-র বেশি অক্ষর চলে না, আর ".", ".." বা __এরকম__ কিছু চলে না',
  nameless: (hasTitle) => (hasTitle ? 'Id-ও নেই, Title-ও নেই' : 'Id নেই, আর কোনও কথা বা ছবিও নেই'),
  severalDocuments: (count, isTitle, named) =>
    `এই ${isTitle ? 'নাম' : 'লেখা বা ছবি'} ${count}টা ডকুমেন্টে আছে: ${named}; যেটা বলতে চান, তার Id লিখুন`,
  otherSize: (id, known, size) =>
    `${id}-এরও এই নাম, আর তার সাইজ ${known}: এটা (${size}) অন্য জিনিস হলে নামের সঙ্গে সাইজটাও লিখুন; না হলে Id-তে ${id} লিখুন`,
  secondOfFact: (which) =>
    `এর একটাই লাইন থাকে, ${which}: কমা বা সেমিকোলন দিয়ে ওখানেই লিখুন, আর এই লাইনটা ফাঁকা করে দিন`,
  copied: (which, _kind, hasOtherTitle) =>
    hasOtherTitle
      ? `${which} থেকে কপি করা: Id ফাঁকা করে দিন, ${ON_ITS_OWN}`
      : `${which} থেকে কপি করা: Id ফাঁকা করে অন্য নাম দিন, ${ON_ITS_OWN}; না হলে লাইনটা মুছে দিন`,
  sameBySize: (which, known, size) =>
    `${which}-ও একই জিনিস, সাইজ ${known}: এই লাইনের নামে সাইজটা (${size}) লিখুন, বা আলাদা Id দিন`,
  sameDocument: (which) =>
    `${which}-ও একই জিনিস: এই লাইনে অন্য নাম দিন, ${ON_ITS_OWN}; না হলে লাইনটা মুছে দিন`,
  bothRenamed: (which) => `${which}-এরও একই Id, আর দুটোরই নাম নতুন: যেটা কপি, তার Id ফাঁকা করে দিন`,
  titleOfOther: (id, other) =>
    `Id-টা ${id}-এর, কিন্তু নামটা ${other}-এর: Id-তে আবার ${other} লিখুন, বা আগের নামটা লিখুন`,
  cellsOfOther: (id, other) =>
    `Id-টা ${id}-এর, কিন্তু বাকি ঘরগুলো ${other}-এর: Id-তে আবার ${other} লিখুন, বা ঘরগুলো আগের মতো করুন`,
  lostId: (id) =>
    `নামটা ${id}-এর, কিন্তু তার লাইন আর নেই: Id-তে আবার ${id} লিখুন; অন্য জিনিস হলে অন্য নাম দিন`,
  moved: (shelf, id) =>
    `লাইনটা আগে ছিল ${shelf} / ${id}: বিভাগ বদলেছেন? তাহলে Firebase কনসোলে পুরনো ডকুমেন্টটা মুছে দিন, এখানে নতুন করে আসবে; না হলে Shelf আর Id আগের মতো করুন`,
  retyped: (shelf, id) =>
    `${shelf} / ${id}-এর লাইনটা আর নেই, আর এই লাইনটা অনেকটা তারই মতো। সেই জিনিসটাই? তাহলে Id-তে আবার ${id} লিখুন। অন্য জিনিস? তাহলে ${id}-এর লাইনটাও ফিরিয়ে আনুন, বা Firebase কনসোলে তার ডকুমেন্ট মুছে দিন`,
  sameTitle: (others) =>
    `${others.join(' আর ')}-এরও একই নাম: তফাত কী, নামেই লিখে দিন, বা একটার Hidden-এ yes দিন।`,

  hasNone: (kind, shelf) =>
    `${shelf === undefined ? inRowsOf[kind] : `${shelf}-এর`} লাইনে এটা লাগে না: ঘরটা ফাঁকা রাখুন`,
  untitled: () =>
    'নাম ফাঁকা রাখা যায় না; সাইট থেকে সরাতে চাইলে নামটা আবার লিখে Hidden-এ yes দিন, বা Firebase কনসোলে ডকুমেন্টটা মুছে দিন',
  notRupees: 'টাকার অঙ্ক বলে বোঝা যায় না: সংখ্যায় লিখুন, যেমন 1299 বা ₹1,299',
  notPercent: 'শতাংশ বলে বোঝা যায় না: সংখ্যায় লিখুন, যেমন 20 বা 20 %',
  notNumber: 'সংখ্যা বলে বোঝা যায় না',
  notYesNo: 'পড়ে বোঝা যায় না: yes বা no লিখুন',
  notDay: 'তারিখ বলে বোঝা যায় না: এভাবে লিখুন: 12 September 2026',
  notMonth: 'মাস বলে বোঝা যায় না: এভাবে লিখুন: 11/2027',
  notStock: 'পড়ে বোঝা যায় না: ক’টা আছে লিখুন; 0 মানে স্টক শেষ',
  madeDate: `শিট এটাকে তারিখ বানিয়ে ফেলেছে; ${AS_TEXT}, কোনও দিন হলে এভাবে: 14 February`,
  idIsDate: `শিট এটাকে তারিখ বানিয়ে ফেলেছে: ${AS_TEXT}`,
  isDate: () => `এটা একটা তারিখ, হয়তো শিট নিজে থেকেই বানিয়েছে: ${AS_TEXT}`,
  lettersLost: 'কোথাও সেভ করার সময় অক্ষর হারিয়ে গেছে: আবার লিখুন',
  misread: 'অক্ষর নষ্ট হয়ে গেছে, যেমন é-র জায়গায় Ã©: আবার লিখুন',
  shortened:
    'শিট সংখ্যাটা ছোট করে ফেলেছে, শেষের অঙ্কগুলো হারিয়ে গেছে: কলামটার ফরম্যাট Plain text করে পুরো সংখ্যাটা লিখুন',
  failedFormula: 'ফর্মুলাটা কাজ করেনি: শিটে ঠিক করুন, বা সোজাসুজি লিখে দিন',
  withoutResult: 'ফর্মুলার ফল এখনও নেই: শিটটা খুলে একটু অপেক্ষা করুন, বা সোজাসুজি লিখে দিন',
  inSheetItself: 'শিটের ভিতরেই আছে, ওখান থেকে সাইটে দেখানো যায় না: ফাইলের নাম বা লিঙ্ক লিখুন',

  farPrice: (now, before) =>
    `আগে ছিল ${before}, এখন ${now}: ঠিকই লিখে থাকলে ${HOW_TO_ALLOW}; ভুল হলে ঠিক করুন।`,
  heldWith: (column) => `${column} ঠিক না হওয়া পর্যন্ত আটকে আছে`,
  movedPrices: (how) =>
    `নেওয়া হয়নি: এই ট্যাবের দামগুলো ${moved[how]}। Google Sheets-এ ↶ টিপে আগের মতো করুন; ঠিকই থাকলে ${HOW_TO_ALLOW}।`,

  pictureInCell: () =>
    'ঘরের ভিতরে বসানো ছবি ওখান থেকে নেওয়া যায় না। ফটোটা Drive-এর ফটোর ফোল্ডারে রাখুন, আর ঘরে তার নাম লিখুন, যেমন rose.jpg।',
  bareAddress: (typed) => `"${typed}" কোনও ফাইলের নাম নয়; লিঙ্ক হলে শুরুতে https:// লিখুন`,
  emptyPicture: (column) => `${column} ফাঁকা: সাইটে আগের ছবিটাই আছে; সরাতে চাইলে no লিখুন`,
  tooManyAddresses: (count, places) =>
    `${count}টা লিঙ্ক আছে, কিন্তু জায়গা ${places}টা ছবির: বাকিগুলো বাদ দিন`,
  noPhotoFolder: 'ফটোর নাম লেখা আছে, কিন্তু CATALOGUE_PHOTOS সেটিংয়ে ফটোর ফোল্ডার দেওয়া নেই',
  folderUnread: (said) =>
    `Drive-এর ফটোর ফোল্ডারটা খোলা যাচ্ছে না: অ্যাকাউন্টের ই-মেলের সঙ্গে শেয়ার করুন। ${said}`,
  linkedPhoto: 'লিঙ্কের ফটোটা',
  noSuchPhoto: (name) => `"${name}" নামে কোনও ফটো Drive-এর ফটোর ফোল্ডারে নেই`,
  severalPhotos: (name, all) =>
    `"${name}" বলতে Drive-এর ফটোর ফোল্ডারে এর যে কোনওটা হতে পারে: ${all}; একটা ছাড়া বাকিগুলোর নাম বদলান`,
  photoUnreached: (said) => `এখন আনা যাচ্ছে না: ${said}`,
  photoLater: (status) => `এখন আনা যাচ্ছে না (Google: ${status}); পরের বার আবার চেষ্টা হবে`,
  photoTooLarge: '60 MB-র চেয়ে বড়',
  photoNotShared: 'শেয়ার করা নেই: অ্যাকাউন্টের ই-মেলের সঙ্গে শেয়ার করুন, বা "Anyone with the link" বেছে নিন',
  photoEmpty: 'ফাঁকা ফাইল: আবার আপলোড করুন',
  photoDamaged: 'অসম্পূর্ণ বা নষ্ট: আবার আপলোড করুন',
  heicDamaged: 'iPhone-এর ফটো (HEIC), কিন্তু অসম্পূর্ণ বা নষ্ট: আবার আপলোড করুন, বা JPEG করে সেভ করুন',
  noPhoto: 'ছবি বলে পড়া যায় না: আবার আপলোড করুন, বা JPEG, PNG বা WebP করে সেভ করুন',
  tooManyPixels: '12 কোটির বেশি পিক্সেল: ছোট করুন',

  tooMuch: (count, size, percent) =>
    `${size}টার মধ্যে ${count}টা বদলে যেত, ক্যাটালগের ${percent} %-এর বেশি। ঠিকই থাকলে ${HOW_TO_ALLOW}; ভুল হলে Google Sheets-এ ↶ টিপে আগের মতো করুন, বা কম্পিউটারে File, Version history থেকে।`,
  columnGone: (tab, columns) =>
    `ট্যাব ${tab}: ${columns.join(', ')} কলাম ছিল, এখন নেই। Google Sheets-এ ↶ টিপে ফিরিয়ে আনুন; আর সরাতেই চাইলে ${HOW_TO_ALLOW}: ওতে যা ছিল, সাইটে থেকে যাবে।`,
};
