import type { refusalMessages as english } from '../en/refusalMessages';

const HOW_TO_ALLOW =
  'GitHub वाला बुकमार्क (sync) खोलकर Run workflow दबाइए, "read the sheet, however much changes" चुनिए और हरा बटन दबाइए';

const moved = {
  down: 'नीचे वाली लाइनों में खिसक गए हैं',
  up: 'ऊपर वाली लाइनों में खिसक गए हैं',
  filled: 'सब एक हो गए हैं',
  sorted: 'अपनी-अपनी लाइन छोड़कर अलग से क्रम में लगा दिए गए हैं',
} as const;

const inRowsOf: Readonly<Record<string, string>> = {
  product: 'प्रोडक्ट',
  photo: 'फोटो',
  slide: 'बैनर',
  video: 'वीडियो',
  row: 'कैटेगरी',
};

const ON_ITS_OWN = 'तो यह अलग से साइट पर आएगा';
const AS_TEXT = 'इस जगह का फॉर्मेट Plain text करके दोबारा लिखिए';

/** What is typed, and what columns are called, stays as it is. */
export const refusalMessages: typeof english = {
  between: '। ',
  place: (tab, row) => `${tab}, लाइन ${row}`,
  cell: (found, reason) => `"${found}": ${reason}`,
  ofTitle: (reason) => `Title: ${reason}`,

  noShelf: 'किस कैटेगरी का है, यह नहीं लिखा',
  unknownShelf: (name, likely) =>
    `साइट पर "${name}" नाम की कोई कैटेगरी नहीं है${likely.length > 0 ? `; क्या "${likely.join('" या "')}" लिखना था?` : ''}`,
  split:
    'कॉमा की वजह से शायद एक ही रकम दो जगह बंट गई है: 1299 लिखिए; दो अलग दाम हों, तो पहला ऐसे लिखिए: 5.00',
  hidden:
    'यह लाइन शीट में छिपी हुई है, हाथ से या फिल्टर से (hidden row, filter): साइट पर चाहिए, तो लाइन को फिर दिखने दीजिए',
  badId: 'Id में / नहीं चलता, 300 से ज़्यादा अक्षर नहीं, और ".", ".." या __ऐसा__ भी नहीं',
  nameless: (hasTitle) => (hasTitle ? 'न Id है, न Title' : 'न Id है, न कोई बात, न फोटो'),
  severalDocuments: (count, isTitle, named) =>
    `${isTitle ? 'यह नाम' : 'यह बात या फोटो'} ${count} डॉक्यूमेंट में है: ${named}; जो चाहिए, उसका Id लिखिए`,
  otherSize: (id, known, size) =>
    `${id} का भी यही नाम है, और साइज़ ${known}: यह (${size}) दूसरा प्रोडक्ट हो, तो नाम में साइज़ भी लिखिए; नहीं तो Id में ${id} लिखिए`,
  secondOfFact: (which) =>
    `इसकी एक ही लाइन होती है, ${which}: कॉमा या सेमीकोलन लगाकर वहीं लिखिए, और यह लाइन खाली कर दीजिए`,
  copied: (which, _kind, hasOtherTitle) =>
    hasOtherTitle
      ? `${which} की कॉपी है: Id खाली कर दीजिए, ${ON_ITS_OWN}`
      : `${which} की कॉपी है: Id खाली करके दूसरा नाम दीजिए, ${ON_ITS_OWN}; नहीं तो लाइन मिटा दीजिए`,
  sameBySize: (which, known, size) =>
    `${which} भी यही है, साइज़ ${known}: इस लाइन के नाम में साइज़ (${size}) लिखिए, या अलग Id दीजिए`,
  sameDocument: (which) =>
    `${which} भी यही है: इस लाइन में दूसरा नाम दीजिए, ${ON_ITS_OWN}; नहीं तो लाइन मिटा दीजिए`,
  bothRenamed: (which) =>
    `${which} का भी यही Id है, और दोनों के नाम नए हैं: जो कॉपी है, उसका Id खाली कर दीजिए`,
  titleOfOther: (id, other) =>
    `Id ${id} का है, पर नाम ${other} का: Id में फिर ${other} लिखिए, या पहले वाला नाम लिखिए`,
  cellsOfOther: (id, other) =>
    `Id ${id} का है, पर बाकी सब ${other} का: Id में फिर ${other} लिखिए, या बाकी सब पहले जैसा कीजिए`,
  lostId: (id) =>
    `नाम ${id} का है, पर उसकी लाइन अब नहीं है: Id में फिर ${id} लिखिए; दूसरा प्रोडक्ट हो, तो दूसरा नाम दीजिए`,
  moved: (shelf, id) =>
    `यह लाइन पहले ${shelf} / ${id} थी: कैटेगरी बदली है? तो Firebase कंसोल में पुराना डॉक्यूमेंट मिटा दीजिए, यहां नया बन जाएगा; नहीं तो Shelf और Id पहले जैसे कर दीजिए`,
  retyped: (shelf, id) =>
    `${shelf} / ${id} की लाइन अब नहीं है, और यह लाइन काफी कुछ वैसी ही है। वही प्रोडक्ट है? तो Id में फिर ${id} लिखिए। दूसरा है? तो ${id} की लाइन भी वापस लाइए, या Firebase कंसोल में उसका डॉक्यूमेंट मिटा दीजिए`,
  sameTitle: (others) =>
    `${others.join(' और ')} का भी यही नाम है: फर्क क्या है, नाम में ही लिख दीजिए, या एक के Hidden में yes कर दीजिए।`,

  hasNone: (kind, shelf) => `${shelf ?? inRowsOf[kind]} की लाइन में यह नहीं होता: इसे खाली छोड़िए`,
  untitled: () =>
    'नाम खाली नहीं रह सकता; साइट से हटाना हो, तो नाम फिर लिखकर Hidden में yes कर दीजिए, या Firebase कंसोल में डॉक्यूमेंट मिटा दीजिए',
  notRupees: 'इससे रुपये समझ में नहीं आते: अंकों में लिखिए, जैसे 1299 या ₹1,299',
  notPercent: 'इससे प्रतिशत समझ में नहीं आता: नंबर लिखिए, जैसे 20 या 20 %',
  notNumber: 'यह नंबर नहीं लगता',
  notYesNo: 'समझ में नहीं आता: yes या no लिखिए',
  notDay: 'इससे तारीख समझ में नहीं आती: ऐसे लिखिए: 12 September 2026',
  notMonth: 'इससे महीना समझ में नहीं आता: ऐसे लिखिए: 11/2027',
  notStock: 'समझ में नहीं आता: कितने हैं, लिखिए; 0 का मतलब स्टॉक खत्म',
  madeDate: `शीट ने इसे तारीख बना दिया है; ${AS_TEXT}, कोई दिन हो, तो ऐसे: 14 February`,
  idIsDate: `शीट ने इसे तारीख बना दिया है: ${AS_TEXT}`,
  isDate: () => `यह तारीख है, शायद शीट ने खुद बना दी: ${AS_TEXT}`,
  lettersLost: 'कहीं सेव करते समय अक्षर खो गए: दोबारा लिखिए',
  misread: 'अक्षर बिगड़ गए हैं, जैसे é की जगह Ã©: दोबारा लिखिए',
  shortened:
    'शीट ने यह नंबर छोटा कर दिया है, और आखिरी अंक खो गए हैं: कॉलम का फॉर्मेट Plain text करके पूरा नंबर लिखिए',
  failedFormula: 'फॉर्मूला काम नहीं कर रहा: शीट में ठीक कीजिए, या सीधे लिख दीजिए',
  withoutResult: 'फॉर्मूले का नतीजा अभी नहीं है: शीट खोलकर थोड़ा रुकिए, या सीधे लिख दीजिए',
  inSheetItself: 'शीट के अंदर ही है, वहां से साइट पर नहीं दिख सकती: फाइल का नाम या लिंक लिखिए',

  farPrice: (now, before) =>
    `पहले ${before} था, अब ${now}: सही लिखा हो, तो ${HOW_TO_ALLOW}; गलत हो, तो ठीक कीजिए।`,
  heldWith: (column) => `${column} ठीक होने तक रुका हुआ है`,
  movedPrices: (how) =>
    `नहीं लिया गया: इस टैब के दाम ${moved[how]}। Google Sheets में ↶ दबाकर पहले जैसा कीजिए; सही हों, तो ${HOW_TO_ALLOW}।`,

  pictureInCell: () =>
    'शीट के अंदर डाली गई फोटो वहां से नहीं ली जा सकती। फोटो को Drive के फोटो वाले फोल्डर में रखिए, और यहां उसका नाम लिखिए, जैसे rose.jpg।',
  bareAddress: (typed) => `"${typed}" किसी फाइल का नाम नहीं है; लिंक हो, तो शुरू में https:// लिखिए`,
  emptyPicture: (column) => `${column} खाली है: साइट पर पहले वाली फोटो ही है; हटानी हो, तो no लिखिए`,
  tooManyAddresses: (count, places) => `${count} लिंक हैं, पर जगह ${places} फोटो की है: बाकी हटा दीजिए`,
  noPhotoFolder: 'फोटो का नाम लिखा है, पर CATALOGUE_PHOTOS सेटिंग में फोटो का कोई फोल्डर नहीं है',
  folderUnread: (said) =>
    `Drive का फोटो वाला फोल्डर नहीं खुल रहा: उसे अकाउंट के ई-मेल के साथ शेयर कीजिए। ${said}`,
  linkedPhoto: 'लिंक वाली फोटो',
  noSuchPhoto: (name) => `"${name}" नाम की कोई फोटो Drive के फोटो वाले फोल्डर में नहीं है`,
  severalPhotos: (name, all) =>
    `"${name}" से Drive के फोटो वाले फोल्डर में इनमें से कोई भी हो सकती है: ${all}; एक को छोड़कर बाकी के नाम बदल दीजिए`,
  photoUnreached: (said) => `अभी नहीं आ पा रही: ${said}`,
  photoLater: (status) => `अभी नहीं आ पा रही (Google: ${status}); अगली बार फिर कोशिश होगी`,
  photoTooLarge: '60 MB से बड़ी है',
  photoNotShared: 'शेयर नहीं की गई है: अकाउंट के ई-मेल के साथ शेयर कीजिए, या "Anyone with the link" चुनिए',
  photoEmpty: 'खाली फाइल है: फिर से अपलोड कीजिए',
  photoDamaged: 'अधूरी या खराब है: फिर से अपलोड कीजिए',
  heicDamaged: 'iPhone की फोटो (HEIC) है, पर अधूरी या खराब: फिर से अपलोड कीजिए, या JPEG में सेव कीजिए',
  noPhoto: 'फोटो नहीं लगती: फिर से अपलोड कीजिए, या JPEG, PNG या WebP में सेव कीजिए',
  tooManyPixels: 'इसमें 12 करोड़ से ज़्यादा पिक्सेल हैं: छोटी कीजिए',

  tooMuch: (count, size, percent) =>
    `${size} में से ${count} बदल जाते, यानी कैटलॉग के ${percent} % से ज़्यादा। सही हो, तो ${HOW_TO_ALLOW}; गलत हो, तो Google Sheets में ↶ दबाकर पहले जैसा कीजिए, या कंप्यूटर पर File, Version history से।`,
  columnGone: (tab, columns) =>
    `टैब ${tab}: ${columns.join(', ')} कॉलम था, अब नहीं है। Google Sheets में ↶ दबाकर वापस लाइए; हटाना ही हो, तो ${HOW_TO_ALLOW}: उसमें जो था, साइट पर बना रहेगा।`,
};
