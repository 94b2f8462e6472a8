import { PHOTO_MB } from '@/catalogue/numbersInTexts';
import type { DeskMessages } from '../en/deskMessages';
import { clock, dayName } from './calendar';

/** What the sheet says to the owner, in Hindi. */
export const deskMessages: DeskMessages = {
  onSite: 'साइट पर है।',
  offSite: 'साइट पर नहीं है।',
  onSiteNoPhoto: 'साइट पर है, बिना फोटो के; फोटो रखते ही आ जाएगी।',
  day: (heading, date) => `${heading}: ${dayName(date)}।`,
  noShelf: 'नहीं लिया गया: Shelf चुनिए।',
  unknownShelf: (name) =>
    `नहीं लिया गया: इस टैब में "${name}" नाम की कोई कैटेगरी नहीं है। लिस्ट से चुनिए; दूसरे प्रोडक्ट के टैब अलग हैं।`,
  badId: (id) =>
    `नहीं लिया गया: "${id}" इस शीट का कोई Id नहीं है। ↶ से पहले वाला वापस लाइए; नया प्रोडक्ट हो तो खाना खाली कीजिए। जब तक ऐसा न हो, इस टैब का कोई प्रोडक्ट साइट से नहीं हटेगा।`,
  sameId: (id, rows) =>
    `नहीं लिया गया: लाइन ${rows.join(', ')} में एक ही Id ${id} है। कॉपी मिटाइए, या उसका Id खाली कीजिए।`,
  oneRow: (rows) =>
    `नहीं लिया गया: इस टैब में एक ही लाइन होती है, पर लाइन ${rows.join(', ')} भरी हैं: बाकी मिटाइए।`,
  noTitle: 'Title या लाइन का सब कुछ मिट गया है। फिर से लिखिए; साइट से हटाना हो तो लाइन ही मिटा दीजिए।',
  unreadable: (heading, text) => `${heading}: "${text}" समझ में नहीं आया, इसलिए पहले वाला ही रहेगा।`,
  unready: (heading) =>
    `${heading}: खाना लोड हो रहा है या फॉर्मूला नहीं चला, इसलिए पहले वाला ही रहेगा। ऐसा ही रहे तो खुद लिख दीजिए।`,
  unreadyNew: (headings) =>
    `अभी नहीं लिया गया: ${headings.join(', ')} लोड हो रहा है या फॉर्मूला नहीं चला। खुद लिख दीजिए।`,
  farPrice: (heading, before, now) => `${heading} ${before} था, अब ${now} है।`,
  linksChange: (products) => `Id मिट गया है: ${products} प्रोडक्ट के लिंक बदल जाएंगे। ↶ से Id वापस लाइए।`,
  ask: 'सही हो तो यहां yes लिखिए।',
  noTab: (name) => `टैब ${name} पढ़ा नहीं गया: वह नहीं है, छिपा है या नाम दूसरा है। ↶ से वापस लाइए।`,
  noTabs: (names) =>
    `दुकान का कोई टैब नहीं है: नाम ${names.join(', ')} होते हैं, और हेडिंग पहली लाइन में। शीट npm run catalogue:sheet से बनाइए।`,
  noHeadings: 'पहली लाइन में दुकान की हेडिंग नहीं है: हेडिंग पहली लाइन में ही होनी चाहिए। ऊपर की लाइनें मिटाइए।',
  otherHeadings: (names) =>
    `हेडिंग दुकान की नहीं हैं; दुकान की हेडिंग ${names.join(', ')} वगैरह हैं। नाम बदलिए, या लाइनें दुकान की शीट में कॉपी कीजिए।`,
  unknownHeading: (headings, last) =>
    `साइट ${headings.map((one) => `"${one}"`).join(', ')} हेडिंग नहीं पहचानती। अपने कॉलम ${last} के दाईं ओर रखिए।`,
  rightOfOwn: (headings, last) =>
    `${headings.join(', ')} ${last} के दाईं ओर है, जहां सिर्फ आपके अपने कॉलम होते हैं। ${last} के बाईं ओर लाइए।`,
  headingTwice: (heading) => `"${heading}" हेडिंग दो कॉलम में है: एक का नाम बदलिए।`,
  columnMissing: (heading, found) =>
    `कॉलम ${heading} नहीं है। ${found ? `क्या "${found}" वही है? तो नाम ${heading} रखिए।` : '↶ से वापस लाइए।'}`,
  tooMuch: (count, all, isGoods) =>
    `${all} में से ${count} ${isGoods ? 'प्रोडक्ट एक साथ बदल जाते या हट जाते' : 'लाइनें एक साथ बदल जातीं या हट जातीं'}।`,
  held: (reasons) => `इस टैब का कुछ नहीं लिया गया: ${reasons.join(' ')}`,
  promptTaken: 'तब तक सिर्फ Sold out और Hidden लिए जाते हैं।',
  waits: 'रुका है: हेडिंग के ठीक नीचे वाली लाइन देखिए।',
  seeRows: (rows) => `लाइन ${rows.slice(0, 10).join(', ')}${rows.length > 10 ? ', …' : ''} देखिए।`,
  seeTabs: (tabs) => `नहीं लिया गया, वहां देखिए: ${tabs.join(' ')}`,
  lastRead: (date, minutes) => `आखिरी बार पढ़ा गया ${dayName(date)}, ${clock(minutes)}।`,
  idsNotWritten: (reason) => `अभी नहीं लिया गया: Id नहीं लिखा जा सका। ${reason}`,
  isProtected: 'कॉलम Id और Result लॉक हैं: लॉक हटाइए (Data, Protected sheets and ranges)।',
  noRoom: 'कॉलम Id और Result के लिए जगह नहीं है: शीट के दाएं सिरे पर दो कॉलम जोड़िए।',
  isBusy: (words) => `Google व्यस्त था या मिला नहीं; अगली बार फिर कोशिश होगी। ${words}`,
  notEditor: (email) => `शीट में लिखने की इजाज़त नहीं है: Share दबाकर ${email} को Editor बनाइए।`,
  notShared: (email) =>
    `शीट शेयर नहीं है: उसे Google Sheets में खोलिए, Share दबाइए, और ${email} को Editor बनाकर जोड़िए।`,
  sheetRefused: (words) =>
    `प्रोग्राम जो मांग रहा है, Google नहीं दे रहा; इसमें आपकी शीट की गलती नहीं है। Google कहता है: ${words}`,
  apiOff: (words) =>
    `प्रोजेक्ट में Google Sheets API चालू कीजिए और पांच मिनट रुकिए। Google कहता है: ${words}`,
  isExcel:
    'यह Excel फाइल है, Google Sheet नहीं: इसे Google Sheets में खोलिए, File, Save as Google Sheets चुनिए, नई शीट शेयर कीजिए, और उसका लिंक CATALOGUE_SHEET में लिखिए।',
  isChanging: 'तब शीट में कोई लिख रहा था; अगली बार फिर कोशिश होगी।',
  pictureInCell: 'खाने के अंदर रखी फोटो नहीं दिखती: उसे फोटो के फोल्डर में रखिए और नाम लिखिए।',
  oldPhoto: (heading, reason) => `${heading}: ${reason} पहले वाली फोटो ही रहेगी।`,
  noFolder: 'फोटो का नाम लिखा है, पर फोटो का कोई फोल्डर नहीं दिया गया।',
  folderUnread: (email, words) =>
    `फोटो का फोल्डर पढ़ा नहीं जा सका: उसे ${email} के साथ शेयर कीजिए। Google कहता है: ${words}`,
  noSuchPhoto: (name) => `"${name}" फोटो के फोल्डर में नहीं है।`,
  severalPhotos: (name, all) => `"${name}" का मतलब ${all.join(' या ')} हो सकता है: एक का नाम बदलिए।`,
  isFolder: 'यह फोल्डर का लिंक है: एक फोटो का लिंक या नाम दीजिए।',
  photoUnread: (words) => `फोटो अभी पढ़ी नहीं जा सकी; अगली बार फिर कोशिश होगी। ${words}`,
  photoNotShared: (email) => `फोटो शेयर नहीं है: उसे ${email} के साथ शेयर कीजिए, या फोल्डर में रखिए।`,
  notPhotoLink: 'यह फोटो का अपना लिंक नहीं है। फोटो सेव करके फोटो वाले फोल्डर में रखिए और उसका नाम लिखिए।',
  noPhoto: `यह पूरी फोटो नहीं है, या ${PHOTO_MB} MB से बड़ी है। फोटो दोबारा खींचिए, या JPEG, PNG या WebP में रखिए।`,
  help: {
    title: 'ग्राहक जिस नाम से जानते हैं, अंग्रेज़ी में',
    price: 'दाम, सिर्फ अंकों में: 229। खाली हो तो "कीमत पूछने पर"',
    mrp: 'पैकेट पर लिखी M.R.P.',
    off: 'छूट, प्रतिशत में: 20। खाली यानी नहीं',
    soldOut: 'खत्म हो तो yes',
    homeDelivery: 'डिलीवरी न हो तो no',
    shelf: 'लिस्ट से कैटेगरी चुनिए',
    img: 'Drive के फोल्डर की फोटो: rose.jpg',
    slider: 'Drive के फोल्डर की फोटो: pujo.jpg',
    des: 'एक-दो वाक्य',
    deliveryNote: 'इसकी डिलीवरी अलग हो तो',
    shades: 'Honey #c68642, Ivory (sold out), Rose',
    size: '30 ml, 12 g, या 6 pieces',
    brand: 'किस कंपनी का',
    use: 'कैसे इस्तेमाल करें',
    inside: 'इसमें क्या-क्या है',
    best: 'जैसे 06/2027',
    show: 'साइट पर पहला दिन: 12 October 2027। खाली यानी अभी',
    until: 'साइट पर आखिरी दिन: 20 October 2027',
    order: '1 यानी कैटेगरी में सबसे पहले',
    hidden: 'yes लिखने पर कुछ दिन साइट पर नहीं रहता',
    alt: 'फोटो में क्या है',
    link: 'दबाने पर कहां जाए: /offers',
    headline: 'फोटो पर बड़े शब्द',
    line: 'उनके नीचे एक लाइन',
    Vedioyoutube: 'YouTube के "Share" से लिंक',
    words: 'ग्राहक ने क्या कहा',
    customer: 'ग्राहक का नाम',
    town: 'कहां से हैं',
    day: 'जैसे 12 September 2026',
    hours: 'Mo-Sa 10:00-20:30, Su 10:00-14:00',
    holidays: '2027-10-09 closed; 2027-10-20 10:00-14:00',
    delivery: 'Berhampore: today or tomorrow, ₹30; Elsewhere: 2 to 4 days, ₹60',
    bn: 'यही बात बांग्ला में',
    hi: 'यही बात हिंदी में',
    id: 'इसे न छुएं: खुद लिखा जाता है',
    result: 'लाइन का क्या हुआ। इसे न छुएं',
  },
};
